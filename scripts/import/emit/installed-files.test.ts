import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { decodeArmourModel } from "#app/game/armour/mesh.ts";
import { ARMOUR } from "#app/game/armour/shot.ts";
import { encodeTankId } from "#app/game/model/addresses/tank-id.ts";
import { clientMethods, INSTALLED_CLIENTS_FILE } from "#app/game/replays/recording/client-methods.ts";
import { MAX_CLIENTS } from "#scripts/dataset/installed-clients.ts";
import { ImportFailure, SourceFaults } from "#scripts/import/report.ts";
import { renderPicture } from "#scripts/publish/pictures/render-picture.ts";
import { newFolder } from "#tests/setup/new-folder.ts";
import { bodyOfPoints, tagFile } from "../fixtures/installed-game/tag-file.fixture.ts";
import { redSurface, type ZipEntry, zip } from "../fixtures/installed-game/written-files.fixture.ts";
import type { ImportResult } from "../run.ts";
import { installedFolder, takeFromGame } from "./installed-files.ts";

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

type Beside = ImportResult["beside"];

/** What is taken from a game whose one package holds these files. */
async function taken(entries: readonly ZipEntry[], beside: Partial<Beside>, packed = zip(entries)) {
  const packages = join(folder, "game/res/packages");
  mkdirSync(packages, { recursive: true });
  writeFileSync(join(packages, "any.pkg"), packed);
  const steps: string[] = [];
  const all: Beside = { armour: [], minimaps: [], replays: null, ...beside };
  const { files, said } = await takeFromGame(join(folder, "game"), all, folder, new SourceFaults(), (step) =>
    steps.push(step),
  );
  const json = (path: string) => JSON.parse(String(files.get(path)));
  return { files: [...files.keys()], said: said.split("\n"), steps, json, report: json("report.json") };
}

const MODEL = "vehicles/german/A/collision_client/Hull.havok";
const model = tagFile([
  bodyOfPoints(
    "s_armor_1",
    [
      [0, 0, 0],
      [2, 0, 0],
      [2, 1, 0],
      [0, 1, 0],
    ],
    [[0, 1, 2, 3]],
  ),
]);
const plates = new Map([["armor_1", { thickness: 90, material: ARMOUR }]]);
const vehicle = (item: number, file = MODEL): Beside["armour"][number] => ({
  id: encodeTankId("germany", item),
  tag: `G0${item}`,
  parts: [{ part: "hull", id: null, needs: [], shapes: [{ file, at: null, plates }] }],
});

const picture = async (width: number, height: number, style: object = { backgroundColor: "white" }) =>
  Buffer.from(
    await renderPicture({ type: "container", children: [], style: { width, height, ...style } }, { width, height }),
  );

describe("what is taken from a game", () => {
  it("is all there is to publish, and a report without a reason", async () => {
    const { files, said, steps, json, report } = await taken(
      [
        { name: MODEL, data: model },
        { name: "gui/maps/icons/vehicle/contour/germany-G01.png", data: await picture(80, 24) },
        { name: "spaces/01_field/mmap.dds", data: redSurface() },
      ],
      { armour: [vehicle(1)], minimaps: [{ id: 3, tag: "01_field", file: "Spaces/01_Field/mmap.dds" }] },
    );
    const { id } = vehicle(1);
    expect(files).toEqual([
      `armour/${id}.json`,
      "game-art/minimaps/3.webp",
      `game-art/contours/${id}.webp`,
      "report.json",
    ]);
    const bytes = gunzipSync(Buffer.from(json(`armour/${id}.json`), "base64"));
    expect(decodeArmourModel(bytes).modules).toMatchObject([{ part: "hull", plates: [{ thickness: 90 }] }]);
    expect(said).toEqual(["armour models: 1 of 1 vehicles", "contours: 1 of 1 vehicles", "minimaps: 1 of 1 maps"]);
    expect(steps).toEqual([expect.stringMatching(/ 1 vehicles, and 1 minimaps$/)]);
    const none = { without: [] };
    expect(report).toEqual({ armour: none, contours: none, minimaps: none, replays: { without: null } });
  });

  it("lacks what no package holds; three are named, and a fourth is in the report", async () => {
    const some = async (count: number) => {
      const armour = Array.from({ length: count }, (_, at) => vehicle(at + 1));
      const { said, report } = await taken([], { armour });
      expect(report.armour.without).toEqual(
        armour.map(({ id, tag }) => ({ id, tag, why: expect.stringContaining("no package holds it") })),
      );
      expect(report.contours.without[0]).toEqual({
        id: armour[0]?.id,
        tag: "G01",
        why: "gui/maps/icons/vehicle/contour/germany-G01.png: no package holds it.",
      });
      return said[1];
    };
    const why = (item: number) =>
      `G0${item}: gui/maps/icons/vehicle/contour/germany-G0${item}.png: no package holds it.`;
    const head = (count: number) =>
      `contours: 0 of ${count} vehicles; report.json says of the others why they have none`;
    expect(await some(2)).toBe(`${head(2)} (${why(1)} ${why(2)})`);
    expect(await some(3)).toBe(`${head(3)} (${why(1)} ${why(2)} ${why(3)})`);
    expect(await some(4)).toBe(`${head(4)} (${why(1)} ${why(2)} ${why(3)} …)`);
  });

  it("is a collision model of the client, no other file of that kind", async () => {
    const other = MODEL.replace("_client", "");
    const why = async (file: string) => {
      const { report } = await taken([{ name: file, data: model }], { armour: [vehicle(1, file)] });
      return report.armour.without[0]?.why;
    };
    expect(await why(MODEL)).toBeUndefined();
    expect(await why(other)).toContain("no package holds it");
    expect(await why(`${MODEL}.txt`)).toContain("no package holds it");
  });

  it("may have 32 MB", async () => {
    const large = [{ name: "spaces/01_field/mmap.dds", data: redSurface(), claimedSize: 2 ** 25 + 1 }];
    const { report } = await taken(large, { minimaps: [{ id: 3, tag: "01_field", file: "spaces/01_field/mmap.dds" }] });
    expect(report.minimaps.without[0].why).toMatch(/: it has more than .*\.$/);
  });

  it("is no minimap of another format", async () => {
    const { files, report } = await taken([{ name: "spaces/01_field/mmap.dds", data: redSurface("DX10") }], {
      minimaps: [{ id: 3, tag: "01_field", file: "spaces/01_field/mmap.dds" }],
    });
    expect(report.minimaps.without[0].why).toBe('spaces/01_field/mmap.dds: it is of the format "DX10".');
    expect(files).toEqual(["report.json"]);
  });

  it("is no contour that is too large, of another format, or where nothing is to be seen", async () => {
    const contour = "gui/maps/icons/vehicle/contour/germany-G01.png";
    const why = async (data: Uint8Array) => {
      const entries = [{ name: contour, data: Buffer.from(data) }];
      const { report } = await taken(entries, { armour: [vehicle(1)] });
      return report.contours.without[0]?.why;
    };
    const png = await picture(80, 24);
    const claiming = (width: number, height: number) => {
      const changed = Buffer.from(png);
      changed.writeUInt32BE(width, 16);
      changed.writeUInt32BE(height, 20);
      return changed;
    };
    const refused: [Uint8Array, string][] = [
      [claiming(257, 24), "it measures 257 × 24, which is not possible"],
      [claiming(80, 129), "it measures 80 × 129, which is not possible"],
      [claiming(0, 24), "it measures 0 × 24, which is not possible"],
      [claiming(80, 0), "it measures 80 × 0, which is not possible"],
      [png.subarray(0, 23), "it is no PNG"],
      [png.subarray(0, 24), "nothing can be drawn of it"],
      [Buffer.concat([Buffer.from("GIF8"), png.subarray(4)]), "it is no PNG"],
      [Buffer.from("GIF89a"), "it is no PNG"],
      [png.subarray(0, 40), "nothing can be drawn of it"],
      [await picture(80, 24, {}), "nothing can be drawn of it"],
    ];
    for (const [data, reason] of refused) expect(await why(data)).toBe(`${contour}: ${reason}.`);
    for (const [width, height] of [
      [256, 128],
      [1, 1],
    ] as const)
      expect(await why(await picture(width, height))).toBeUndefined();
  });

  it("is nothing where a package is damaged", async () => {
    await expect(taken([], {}, Buffer.from("no package"))).rejects.toThrow(ImportFailure);
    const wrong = [{ name: "spaces/01_field/mmap.dds", data: redSurface(), claimedChecksum: 1 }];
    const minimaps = [{ id: 3, tag: "01_field", file: "spaces/01_field/mmap.dds" }];
    await expect(taken(wrong, { minimaps })).rejects.toThrow(ImportFailure);
  });
});

describe("how the replays of a game are read", () => {
  const methods = clientMethods("2.3.0") ?? expect.unreachable();
  const keep = (clients: object) => {
    const file = join(folder, INSTALLED_CLIENTS_FILE);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ clients }));
  };
  const versions = async (version: string) =>
    (await taken([], { replays: { version, methods } }))
      .json(INSTALLED_CLIENTS_FILE)
      .clients.map((client: { version: string }) => client.version);

  it("is said, or why it is not known", async () => {
    const known = await taken([], { replays: { version: "2.4.0.2", methods } });
    expect(known.said[3]).toBe("replays of 2.4.0.2: tracks, health and hits");
    expect(known.json(INSTALLED_CLIENTS_FILE)).toEqual({ clients: [{ version: "2.4.0", methods }] });
    const unknown = await taken([], { replays: { version: "2.4.0.2", methods: "a file is missing." } });
    expect(unknown.said[3]).toBe("replays of 2.4.0.2: tracks alone (a file is missing.)");
    expect(unknown.report.replays).toEqual({ without: "a file is missing." });
    expect(unknown.files).toEqual(["report.json"]);
  });

  it("is kept for earlier clients, the newest first, and written anew for its own", async () => {
    const before = { ...methods, tracer: null };
    keep([
      { version: "2.10.0", methods },
      { version: "2.4.0", methods: before },
    ]);
    const { json } = await taken([], { replays: { version: "2.4.0.9", methods } });
    expect(json(INSTALLED_CLIENTS_FILE).clients).toEqual([
      { version: "2.10.0", methods },
      { version: "2.4.0", methods },
    ]);
    expect(await versions("2.9.1.0")).toEqual(["2.10.0", "2.9.1", "2.4.0"]);
    // A game that is not read keeps what is known.
    for (const replays of [null, { version: "2.11.0.0", methods: "a file is missing." }])
      expect((await taken([], { replays })).json(INSTALLED_CLIENTS_FILE).clients).toHaveLength(2);
  });

  it("is kept for so many clients", async () => {
    keep(Array.from({ length: MAX_CLIENTS }, (_, at) => ({ version: `1.${MAX_CLIENTS - at}.0`, methods })));
    const kept = await versions("2.4.0.2");
    expect(kept).toHaveLength(MAX_CLIENTS);
    expect([kept[0], kept.at(-1)]).toEqual(["2.4.0", "1.2.0"]);
  });

  it("begins anew where the kept file is none", async () => {
    keep([{ version: "2.5.0" }]);
    expect(await versions("2.4.0.2")).toEqual(["2.4.0"]);
  });
});

it("lies beside the dataset", () => {
  expect(installedFolder(join("data", "game"))).toBe(join("data", "installed"));
});
