/** The Cloudflare resources, by their names in wrangler.toml. */
export const names = {
  worker: "the-index",
  kv: "the-index-cache",
  r2: "the-index-files",
  d1: "the-index",
  queues: ["the-index-errors", "the-index-checks", "the-index-clans", "the-index-players", "the-index-contributions"],
} as const;

/** Runs wrangler. @returns its output */
export type Wrangler = (args: string[]) => Promise<string>;

/** The Cloudflare ids of our named resources. */
export interface ResourceIds {
  kv: string;
  d1: string;
}
