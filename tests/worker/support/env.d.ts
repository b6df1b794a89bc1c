type SiteBindings = import("#workers/bindings.ts").Env;

declare namespace Cloudflare {
  interface Env extends SiteBindings {
    /** The D1 migrations as JSON, read by vitest.config.ts. */
    MIGRATIONS: string;
    /** What is published of the dataset that is checked in, by path; served by vitest.config.ts. */
    PUBLISHED: Fetcher;
  }
}

interface ImportMeta {
  /** Vite's: modules by their path, loaded when they are asked for. */
  glob<T>(pattern: string | readonly string[]): Record<string, () => Promise<T>>;
}
