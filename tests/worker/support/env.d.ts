type SiteBindings = import("#workers/bindings.ts").Env;

declare namespace Cloudflare {
  interface Env extends SiteBindings {
    /** The D1 migrations as JSON, read by vitest.config.ts. */
    MIGRATIONS: string;
  }
}
