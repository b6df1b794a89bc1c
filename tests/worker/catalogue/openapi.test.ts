import { describe, expect, it } from "vitest";
import { ask } from "../support/site.ts";

interface Description {
  openapi: string;
  paths: Record<
    string,
    {
      get: { parameters?: { name: string; schema: { enum?: string[] } }[] };
      post?: { security: object[]; responses: object };
    }
  >;
  components: {
    securitySchemes: object;
    schemas: Record<string, { properties?: Record<string, object>; required?: string[] } | undefined>;
  };
}

describe("GET /api/openapi.json", () => {
  it("is open to every site, kept for a minute, and answers 304 to its ETag", async () => {
    const answer = await ask("/api/openapi.json");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=600");
    const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
    expect((await ask("/api/openapi.json", { headers })).status).toBe(304);
  });

  it("names every parameter that the calendar knows", async () => {
    const { paths } = await (await ask("/api/openapi.json")).json<Description>();
    const names = paths["/api/calendar.ics"]?.get.parameters?.map(({ name }) => name) ?? [];
    const refused = await (await ask("/api/calendar.ics?colour=red")).json<{ error: { message: string } }>();
    expect(refused.error.message).toContain(`there are ${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`);
  });

  it("describes how battles are sent: the record, the keys, and every answer", async () => {
    const { paths, components } = await (await ask("/api/openapi.json")).json<Description>();
    const post = paths["/api/stats/accounts/{account_id}/arenas"]?.post;
    expect(Object.keys(post?.responses ?? {})).toEqual(["200", "400", "401", "403", "404", "413", "429", "503"]);
    expect(post?.security.flatMap((requirement) => Object.keys(requirement))).toEqual(
      Object.keys(components.securitySchemes),
    );
    const { properties, required } = components.schemas.BattleRecord ?? {};
    expect(Object.keys(properties ?? {})).toEqual(required);
    expect(properties?.arenaId).toMatchObject({ type: "string" });
  });

  it("names calls that are there", async () => {
    const { openapi, paths } = await (await ask("/api/openapi.json")).json<Description>();
    expect(openapi).toBe("3.1.1");
    expect(Object.keys(paths).length).toBeGreaterThan(10);
    for (const [path, { get }] of Object.entries(paths)) {
      const named = path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const parameter = get.parameters?.find((candidate) => candidate.name === name);
        expect(parameter, `${path} describes ${name}`).toBeDefined();
        return parameter?.schema.enum?.[0] ?? "529";
      });
      // Nothing is published here, so a call may have nothing to answer with.
      const text = await (await ask(named)).text();
      expect(text, named).not.toContain("There is no call");
    }
  });
});
