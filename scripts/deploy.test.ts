import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { DESKTOP_ZIPS_KEY } from "#app/game/battles/desktop-tool.ts";
import { POINTER_KEY } from "#app/game/model/publication.ts";
import type { ZipMaker } from "./deploy/desktop-zips.ts";
import { deploy, dryRun } from "./deploy.ts";

const dataset = {
  version: "1.26.1.0-000000000001",
  files: [{ path: "manifest.json", hash: "a".repeat(32), text: "{}" }],
  pictures: [{ path: "previews/529.png", hash: "b".repeat(32), draw: async () => new Uint8Array([137]) }],
};
const listSchema = z.array(z.object({ key: z.string(), file: z.string() }));

/** An account at Cloudflare as wrangler shows it, with what exists in it. */
function account(exists: { resources: boolean; pointer?: string; list?: string }) {
  const calls: string[] = [];
  const uploaded: string[] = [];
  const near: unknown[] = [];
  let resources = exists.resources;
  const wrangler = async (args: string[]): Promise<string> => {
    const call = args.join(" ");
    calls.push(call);
    if (/^(r2 bucket|queues) info/.test(call) && !resources) throw new Error("The specified resource does not exist");
    if (call.startsWith("d1 create")) resources = true;
    if (call === "kv namespace list")
      return `⛅️ wrangler\n${JSON.stringify(calls.some((c) => c.startsWith("kv namespace create")) || exists.resources ? [{ id: "kv1", title: "the-index-cache" }] : [])}`;
    if (call.startsWith("d1 list")) return JSON.stringify(resources ? [{ uuid: "d1-1", name: "the-index" }] : []);
    if (call.startsWith("kv key get")) return exists.pointer ?? "Value not found";
    if (call.startsWith(`r2 object get the-index-files/${DESKTOP_ZIPS_KEY}`)) return '{"made":"before","zips":[]}';
    if (call.startsWith("r2 object get")) {
      if (exists.list === undefined) throw new Error("The specified key does not exist.");
      return exists.list;
    }
    if (call.startsWith("r2 bulk put")) {
      const file = args[args.indexOf("--filename") + 1] ?? "";
      for (const { key } of listSchema.parse(JSON.parse(await readFile(file, "utf8")))) uploaded.push(key);
    }
    if (call.startsWith("kv bulk put")) near.push(...JSON.parse(await readFile(args[3] ?? "", "utf8")));
    return "";
  };
  const said: string[] = [];
  const writeConfig = async (ids: { kv: string; d1: string }) => `config-${ids.kv}-${ids.d1}.json`;
  const settings = { deployed: { SITE_ORIGIN: "https://index.example" }, environment: { PATH: "/bin" } };
  const desktopZips: ZipMaker = {
    made: "before",
    platforms: ["win-x64"],
    parts: () => Promise.reject(new Error("no registry")),
  };
  const steps = { wrangler, dataset, writeConfig, settings, desktopZips, say: (line: string) => said.push(line) };
  return { calls, uploaded, near, said, steps };
}

const now = new Date("2026-01-02T03:04:05Z");

describe("a deploy", () => {
  it("creates on a new account every resource by its name, and none on an old one", async () => {
    const fresh = account({ resources: false });
    await deploy({ ...fresh.steps, now });
    expect(fresh.calls.filter((call) => call.includes("create"))).toEqual([
      "r2 bucket create the-index-files",
      "queues create the-index-errors",
      "queues create the-index-checks",
      "queues create the-index-clans",
      "queues create the-index-players",
      "queues create the-index-contributions",
      "kv namespace create the-index-cache",
      "d1 create the-index",
    ]);
    const old = account({ resources: true });
    await deploy({ ...old.steps, now });
    expect(old.calls.filter((call) => call.includes("create"))).toEqual([]);
  });

  it("migrates before it publishes, publishes before it deploys, and turns the pointer last of the data", async () => {
    const { calls, uploaded, steps } = account({ resources: true });
    await deploy({ ...steps, now });
    const order = calls.map((call) => /^(d1 migrations|r2 bulk|kv (?:bulk|key) put|deploy)/.exec(call)?.[0]);
    const data = ["r2 bulk", "r2 bulk", "r2 bulk", "kv bulk put", "r2 bulk", "kv key put"];
    expect(order.filter(Boolean)).toEqual(["d1 migrations", ...data, "deploy"]);
    const objects = [`data/objects/${"a".repeat(32)}`, `data/objects/${"b".repeat(32)}`];
    expect(uploaded).toEqual([...objects, "data/versions/1.26.1.0-000000000001.json", POINTER_KEY]);
    expect(calls.at(-1)).toBe("deploy --config config-kv1-d1-1.json");
  });

  it("puts near every isolate what it reads first, the version's list and its manifest, for a month", async () => {
    const { near, steps } = account({ resources: true });
    await deploy({ ...steps, now });
    const list = JSON.stringify({ "manifest.json": "a".repeat(32), "previews/529.png": "b".repeat(32) });
    expect(near).toEqual([
      { key: "data/versions/1.26.1.0-000000000001.json", value: list, expiration_ttl: 2_592_000 },
      { key: `data/objects/${"a".repeat(32)}`, value: "{}", expiration_ttl: 2_592_000 },
    ]);
  });

  it("writes no data when this version is served already", async () => {
    const pointer = JSON.stringify({ version: dataset.version, previous: null, publishedAt: now.toISOString() });
    const list = JSON.stringify({ "manifest.json": "a".repeat(32), "previews/529.png": "b".repeat(32) });
    const { calls, uploaded, steps } = account({ resources: true, pointer, list });
    await deploy({ ...steps, now });
    expect(uploaded).toEqual([]);
    expect(calls.some((call) => call.startsWith("kv key put"))).toBe(false);
  });

  it("writes the data again when the version is served whose files are lost", async () => {
    const pointer = JSON.stringify({ version: dataset.version, previous: null, publishedAt: now.toISOString() });
    const { uploaded, steps } = account({ resources: true, pointer });
    await deploy({ ...steps, now });
    expect(uploaded).toContain(`data/objects/${"a".repeat(32)}`);
  });

  it("draws the link previews that are new, and leaves those alone that did not change", async () => {
    const old = { version: "1.26.1.0-000000000000", previous: null, publishedAt: now.toISOString() };
    const { uploaded, steps } = account({ resources: true, pointer: JSON.stringify(old) });
    const wrangler = async (args: string[]) =>
      args.join(" ").includes(old.version)
        ? JSON.stringify({ "previews/529.png": "b".repeat(32) })
        : steps.wrangler(args);
    const changed = { path: "previews/785.png", hash: "c".repeat(32), draw: async () => new Uint8Array([137]) };
    const pictures = [...dataset.pictures, changed];
    await deploy({ ...steps, wrangler, dataset: { ...dataset, pictures }, now });
    expect(uploaded).toContain(`data/objects/${"c".repeat(32)}`);
    expect(uploaded).not.toContain(`data/objects/${"b".repeat(32)}`);
  });

  it("deploys the site all the same when Node for the desktop tool cannot be fetched, and says so", async () => {
    const { calls, uploaded, said, steps } = account({ resources: true });
    await deploy({ ...steps, desktopZips: { ...steps.desktopZips, made: "now" }, now });
    expect(said.join("\n")).toContain("Desktop tool: not published. Error: no registry");
    expect(uploaded).not.toContain(DESKTOP_ZIPS_KEY);
    expect(calls.at(-1)).toMatch(/^deploy /);
  });

  it("stops before the data when a migration fails", async () => {
    const { calls, steps } = account({ resources: true });
    const wrangler = (args: string[]) =>
      args[1] === "migrations" ? Promise.reject(new Error("syntax")) : steps.wrangler(args);
    await expect(deploy({ ...steps, wrangler, now })).rejects.toThrow("syntax");
    expect(calls.some((call) => /bulk|key put|^deploy/.test(call))).toBe(false);
  });
});

describe("settings that point at a simulator", () => {
  const simulated = { PATREON_ORIGIN: "http://127.0.0.1:8788/patreon" };

  it.each([
    ["wrangler.toml", { deployed: simulated, environment: {} }],
    ["the environment", { deployed: {}, environment: simulated }],
  ])("in %s stop a deploy, and a dry run, before anything is done", async (source, settings) => {
    const { calls, steps } = account({ resources: true });
    await expect(deploy({ ...steps, settings, now })).rejects.toThrow(source);
    await expect(dryRun({ ...steps, settings })).rejects.toThrow("a simulator is not deployed");
    expect(calls).toEqual([]);
  });

  it("are none where a provider's own address is given", async () => {
    const { calls, steps } = account({ resources: true });
    const settings = { deployed: { PATREON_ORIGIN: "https://www.patreon.com" }, environment: {} };
    await deploy({ ...steps, settings, now });
    expect(calls.at(-1)).toMatch(/^deploy /);
  });
});

describe("a dry run", () => {
  it("says what would happen and asks wrangler for nothing but its own dry run", async () => {
    const { calls, said, steps } = account({ resources: false });
    await dryRun(steps);
    expect(calls).toEqual([expect.stringMatching(/^deploy --dry-run --config /)]);
    expect(said.join(" ")).toContain("1.26.1.0-000000000001 (1 files, 1 link previews)");
  });
});
