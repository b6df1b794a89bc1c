import { describe, expect, it } from "vitest";
import { objectKey, POINTER_KEY } from "#app/game/model/publication.ts";
import { CONTENT_INDEX_PATH, CONTENT_VERSION } from "#app/game/site/content-version.ts";
import { publishContent } from "./content.ts";
import { asFiles, versionOf } from "./publish/dataset-files.ts";
import { memoryTarget } from "./publish/memory-target.fixture.ts";
import { publish } from "./publish/publish.ts";
import { rollback } from "./rollback.ts";

const now = new Date("2026-01-02T03:04:05Z");

const index = (version: number) => [CONTENT_INDEX_PATH, JSON.stringify({ version })] as const;
const vehicles = JSON.stringify({ vehicles: [{ id: 529, slug: "tiger-i" }] });
const GAME = [
  ["manifest.json", "{}"],
  ["vehicles/index.json", vehicles],
] as const;

/** A site that serves these files. */
async function serving(...entries: (readonly [string, string])[]) {
  const target = memoryTarget();
  const files = asFiles(new Map(entries));
  await publish({ version: versionOf("1.2.3", files), files, pictures: [] }, target, now);
  return target;
}

const content = (text: string) => new Map([index(CONTENT_VERSION), ["content/faq.json", text]]);

describe("content alone", () => {
  it("replaces all content of the version that is served, and nothing else of it", async () => {
    const target = await serving(...GAME, index(CONTENT_VERSION), ["content/old.json", "1"], ["content/faq.json", "1"]);
    target.written.length = 0;
    const { version, written } = await publishContent(() => content("2"), target, now);
    expect(written).toBe(1);
    expect(target.list()).toEqual(
      Object.fromEntries(asFiles(new Map([...GAME, ...content("2")])).map(({ path, hash }) => [path, hash])),
    );
    const [faq] = asFiles(new Map([["content/faq.json", "2"]]));
    expect(target.written).toEqual([objectKey(faq?.hash ?? ""), `data/versions/${version}.json`, POINTER_KEY]);
    // What every isolate reads first is there already, and is not overwritten by nothing.
    expect([...target.near.values()]).toContain(vehicles);
    expect([...target.near.values()]).not.toContain("");
  });

  it("gives the version that a publishing of everything gives", async () => {
    const target = await serving(...GAME, ...content("1"));
    const { version } = await publishContent(() => content("2"), target, now);
    const files = asFiles(new Map([...GAME, ...content("2")]));
    expect(version).toBe(versionOf("1.2.3", files));
    expect(await publish({ version, files, pictures: [] }, target, now)).toEqual({ version, written: 0 });
  });

  it("writes nothing when it is served already, and is taken back by a rollback", async () => {
    const target = await serving(...GAME, ...content("1"));
    const before = target.version();
    expect((await publishContent(() => content("1"), target, now)).written).toBe(0);
    await publishContent(() => content("2"), target, now);
    expect(await rollback(target, now)).toBe(before);
  });

  it("may link to vehicles and files that are served there", async () => {
    const target = await serving(...GAME, ...content("1"));
    await publishContent(
      ({ isVehicle, isFile }) => {
        expect([isVehicle("/529/tiger-i"), isVehicle("/1/other")]).toEqual([true, false]);
        expect([isFile("manifest.json"), isFile("toString")]).toEqual([true, false]);
        return content("1");
      },
      target,
      now,
    );
  });

  it("is refused where nothing is served, and where the site reads another shape or none", async () => {
    const refused = (target: ReturnType<typeof memoryTarget>) => publishContent(() => content("1"), target, now);
    await expect(refused(memoryTarget())).rejects.toThrow("Nothing is published there yet");
    await expect(refused(await serving(...GAME))).rejects.toThrow("Deploy it first");
    await expect(refused(await serving(...GAME, index(CONTENT_VERSION + 1)))).rejects.toThrow("Deploy it first");
  });

  it("that has faults changes nothing", async () => {
    const target = await serving(...GAME, ...content("1"));
    const before = target.version();
    const faulty = () => {
      throw new Error("data/content/faq/a.md:3: …");
    };
    await expect(publishContent(faulty, target, now)).rejects.toThrow("a.md:3");
    expect(target.version()).toBe(before);
  });
});
