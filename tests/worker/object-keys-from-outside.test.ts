import { beforeEach, describe, expect, it } from "vitest";
import { ask, publishFiles } from "./support/site.ts";

/** Properties that every object inherits: a lookup by these names would return a function. */
const WORDS = ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"];

interface Description {
  paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
}

beforeEach(() => publishFiles("1.26.1.0-000000000001", {}));

describe("a word that every object answers to", () => {
  it("is no parameter of an open call, no value of one and no part of its path", async () => {
    const { paths } = await (await ask("/api/openapi.json")).json<Description>();
    const failed: string[] = [];
    for (const [path, { get }] of Object.entries(paths)) {
      if (!get) continue;
      const names = (get.parameters ?? []).filter((parameter) => parameter.in === "query").map(({ name }) => name);
      for (const word of WORDS) {
        const searches = [...names.slice(0, 20).map((name) => `${name}=${word}`), `${word}=1`];
        for (const search of searches) {
          const address = `${path.replaceAll(/\{\w+\}/g, word)}?${search}`;
          const answer = await ask(address);
          await answer.text();
          if (answer.status === 500) failed.push(address);
        }
      }
    }
    expect(failed).toEqual([]);
  });

  it.each(WORDS)("%s is no file, no sitemap, no icon and no page", async (word) => {
    const paths = [`/api/files/${word}`, `/api/files/v/${word}/a.json`, `/sitemaps/${word}`, `/api/${word}`];
    for (const path of [...paths, `/api/icons/${word}.json?icons=${word}`, `/api/icons/lucide.json?icons=${word}`])
      expect((await ask(path, { headers: { cookie: `${word}=${word}` } })).status, path).toBeLessThan(500);
  });
});
