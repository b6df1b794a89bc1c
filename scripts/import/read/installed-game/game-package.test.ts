import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { type ZipEntry, zip } from "../../fixtures/installed-game/written-files.fixture.ts";
import { PackagedFiles, packageNames, readPackage } from "./packages.ts";

const GIGABYTE = 2 ** 30;
const text = Buffer.from("<list.xml><a>1</a></list.xml>".repeat(50));

let folder: string;
let path: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "package-"));
  path = join(folder, "scripts.pkg");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(bytes: Buffer, isWanted = (name: string) => name.endsWith(".xml")) {
  writeFileSync(path, bytes);
  const faults = new SourceFaults();
  const progress: string[] = [];
  const files = await readPackage(path, isWanted, faults, (done, all) => progress.push(`${done} of ${all}`));
  return { files, faults: faults.list, progress };
}

const entry = (name: string, more: Partial<ZipEntry> = {}): ZipEntry => ({ name, data: text, ...more });

const MEGABYTE = 2 ** 20;

describe("a package", () => {
  it("may hold as much as is allowed: 64 MB a file, 768 MB of files, 4 GB in all", async () => {
    const wanted = Array.from({ length: 12 }, (_, at) => entry(`${at}.xml`, { claimedSize: 64 * MEGABYTE }));
    const rest = Array.from({ length: 52 }, (_, at) => entry(`${at}.pyc`, { claimedSize: 64 * MEGABYTE }));
    // The files are shorter than they say, which is found last.
    expect((await read(zip([...wanted, ...rest]))).faults[0]?.message).toContain("cannot be unpacked");
    const more = entry("more.pyc", { claimedSize: 1 });
    expect((await read(zip([...wanted, ...rest, more]))).faults).toEqual([
      { file: path, element: "", message: "would unpack to 4.0 GB, more than 4.0 GB" },
    ]);
    expect((await read(zip([...wanted, entry("more.xml", { claimedSize: 1 })]))).faults).toEqual([
      { file: path, element: "", message: "the files needed would unpack to 769 MB, more than 768 MB" },
    ]);
    expect((await read(zip([entry("a.xml", { claimedSize: 64 * MEGABYTE + 1 })]))).faults).toEqual([
      { file: path, element: "a.xml", message: "would unpack to 65 MB, more than 64 MB" },
    ]);
  });

  it.each([false, true])("gives the files that are wanted, deflated or stored (ZIP64: %s)", async (zip64) => {
    const bytes = zip(
      [entry("a.xml"), entry("b.xml", { stored: true }), entry("c.pyc", { claimedChecksum: 1 })],
      zip64,
    );
    const { files, faults, progress } = await read(bytes);
    expect(faults).toEqual([]);
    expect([...(files ?? [])].map(([name, data]) => [name, Buffer.from(data).equals(text)])).toEqual([
      ["a.xml", true],
      ["b.xml", true],
    ]);
    expect(progress).toEqual(["1 of 2", "2 of 2"]);
  });

  const good = zip([entry("a.xml"), entry("b.xml")]);
  const bomb = (count: number) =>
    zip(Array.from({ length: count }, (_, number) => entry(`${number}.pyc`, { claimedSize: GIGABYTE })));

  it.each([
    ["is cut off", good.subarray(0, -30), "", "cannot be read as a package"],
    ["is cut off in its middle", good.subarray(0, 60), "", "cannot be read as a package"],
    ["is something else", Buffer.from("no package"), "", "cannot be read as a package"],
    ["is empty", Buffer.alloc(0), "", "cannot be read as a package"],
    ["has a wrong checksum", zip([entry("a.xml", { claimedChecksum: 7 })]), "a.xml", "its checksum fails"],
    ["unpacks to 10 GB", bomb(10), "", "would unpack to 10.0 GB, more than 4.0 GB"],
    ["has one file of 10 GB", zip([entry("a.xml", { claimedSize: 10 * GIGABYTE })], true), "a.xml", "to 10.0 GB"],
    ["has a file larger than it says", zip([entry("a.xml", { claimedSize: 9 })]), "a.xml", "cannot be unpacked"],
    ["has a file smaller than it says", zip([entry("a.xml", { claimedSize: 9000 })]), "a.xml", "cannot be unpacked"],
    ["has a file twice", zip([entry("a.xml"), entry("a.xml")]), "a.xml", "is in the package twice"],
    ["leads out of itself", zip([entry("../a.xml")]), "", "cannot be read as a package"],
  ])("that %s is a fault", async (_, bytes, element, message) => {
    const { files, faults } = await read(bytes);
    expect(files).toBeUndefined();
    expect(faults[0]).toEqual({ file: path, element, message: expect.stringContaining(message) });
  });

  it("with files too many together is a fault", async () => {
    const many = Array.from({ length: 20 }, (_, number) => entry(`${number}.xml`, { claimedSize: 60 * 2 ** 20 }));
    const { faults } = await read(zip(many));
    expect(faults).toEqual([
      { file: path, element: "", message: "the files needed would unpack to 1.2 GB, more than 768 MB" },
    ]);
  });

  it("names every damaged file at once", async () => {
    const { faults } = await read(
      zip([entry("a.xml", { claimedChecksum: 7 }), entry("b.xml", { claimedChecksum: 7 })]),
    );
    expect(faults.map(({ element }) => element)).toEqual(["a.xml", "b.xml"]);
  });
});

describe("the packages of a game", () => {
  const named = (data: string, name = "vehicles/Hull.havok"): ZipEntry => ({ name, data: Buffer.from(data) });

  /** Opens a game of these packages. @param paths text of `paths.xml` */
  async function open(packages: Record<string, Buffer>, paths?: string) {
    const game = mkdtempSync(join(folder, "game-"));
    mkdirSync(join(game, "res/packages"), { recursive: true });
    for (const [name, bytes] of Object.entries(packages)) writeFileSync(join(game, "res/packages", name), bytes);
    if (paths !== undefined) writeFileSync(join(game, "paths.xml"), paths);
    const faults = new SourceFaults();
    const files = await PackagedFiles.open(game, (path) => path.endsWith(".havok"), faults);
    const read = async (path: string, maxBytes = 100) => {
      const found = await files.read(path, maxBytes);
      return typeof found === "object" ? Buffer.from(found).toString() : found;
    };
    return { files, faults: faults.list, read };
  }

  it("give a file of whichever of them holds it, its letters of either case", async () => {
    const { files, faults, read } = await open({
      "a.pkg": zip([named("x", "text.mo")]),
      "b.pkg": zip([named("hull")]),
    });
    expect(await read("Vehicles/hull.HAVOK")).toBe("hull");
    expect(await files.read("vehicles/Hull.havok", 4)).toHaveLength(4);
    expect([await read("text.mo"), await read("none.havok")]).toEqual(["no package holds it", "no package holds it"]);
    expect(faults).toEqual([]);
    files.close();
  });

  it("are those files of its folder that are called so, by name", () => {
    const game = mkdtempSync(join(folder, "game-"));
    mkdirSync(join(game, "res/packages"), { recursive: true });
    for (const name of ["b.pkg", "a.pkg", "c.pkg.bak", "d.txt"]) writeFileSync(join(game, "res/packages", name), "");
    expect(packageNames(game)).toEqual(["a.pkg", "b.pkg"]);
  });

  it("are searched in the order of paths.xml, those that it does not list last", async () => {
    const packages = Object.fromEntries(["a", "b", "c"].map((name) => [`${name}.pkg`, zip([named(`of ${name}`)])]));
    const listed = "<P>./res/packages/c.pkg</P><P>./res/packages/b.pkg</P>";
    const found = await open(packages, listed);
    expect(await found.read("vehicles/Hull.havok")).toBe("of c");
    found.files.close();
    // Only as a whole name: b.pkg is not within ab.pkg.
    const within = await open({ "b.pkg": zip([named("of b")]), "c.pkg": zip([named("of c")]) }, "x/ab.pkg x/c.pkg");
    expect(await within.read("vehicles/Hull.havok")).toBe("of c");
    within.files.close();
  });

  it("are closed, and read no more", async () => {
    const { files, read, faults } = await open({ "a.pkg": zip([named("hull")]) });
    files.close();
    expect(await read("vehicles/Hull.havok")).toBeUndefined();
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining("cannot be unpacked")]);
  });

  it("give that of the package which the game searches first, by paths.xml, else by name", async () => {
    const packages = { "a.pkg": zip([named("of a")]), "b.pkg": zip([named("of b")]), "c.pkg": zip([named("of c")]) };
    const paths = "<Paths><Packages><Package>./res/packages/c.pkg</Package></Packages></Paths>";
    const [listed, unlisted] = [await open(packages, paths), await open(packages)];
    expect([await listed.read("vehicles/Hull.havok"), await unlisted.read("vehicles/Hull.havok")]).toEqual([
      "of c",
      "of a",
    ]);
    listed.files.close();
    unlisted.files.close();
  });

  it("say what is too large, and are at fault where one of them is none or is damaged", async () => {
    const { files, read } = await open({ "a.pkg": zip([named("hull")]) });
    expect(await read("vehicles/Hull.havok", 3)).toBe("it has more than 1 MB");
    files.close();
    const broken = await open({
      "a.pkg": Buffer.from("no package"),
      "b.pkg": zip([{ ...named("x"), claimedChecksum: 1 }]),
    });
    expect(await broken.read("vehicles/Hull.havok")).toBeUndefined();
    expect(broken.faults.map(({ message }) => message)).toEqual([
      expect.stringContaining("cannot be read as a package"),
      expect.stringContaining("its checksum fails"),
    ]);
    broken.files.close();
  });
});
