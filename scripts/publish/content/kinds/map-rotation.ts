import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mapsSchema } from "#app/game/model/map.ts";
import { MAPS_FILE } from "#app/game/model/map-file.ts";
import { DATASET_FOLDER } from "#scripts/dataset/paths.ts";
import { root } from "#scripts/tools.ts";
import { defineKind } from "../content-kind.ts";
import { contradictions } from "../rotation/contradictions.ts";
import { type DefinedMap, readRotationEntry } from "../rotation/read-entry.ts";
import { rotationFiles } from "../rotation/rotation-files.ts";
import { type RotationEntry, rotationFileSchema } from "../rotation/rotation-schema.ts";

/** Below data/content. */
export const MAP_ROTATION_FILE = "map-rotation.yaml";

/** What came into rotation, went out of it, and at which tiers: the rest of `/map-rotation` is the dataset's. */
export const mapRotation = defineKind({
  files: MAP_ROTATION_FILE,
  schema: rotationFileSchema,
  required: ["map-rotation"],
  publish([file]) {
    if (!file) return {};
    const maps = definedMaps();
    const places = new Map<string, number>();
    const changes = file.fields.changes.flatMap((entry, place) => {
      const fault = (field: keyof RotationEntry, message: string) =>
        file.fault(["changes", place, field], `${entry.id}, ${field}: ${message}.`);
      if (places.has(entry.id)) fault("id", "another entry has it");
      places.set(entry.id, place);
      return readRotationEntry(entry, maps, fault) ?? [];
    });
    const files = rotationFiles(changes);
    for (const { id, message } of contradictions(files["content/map-rotation.json"].changes, maps))
      file.fault(["changes", places.get(id) ?? 0, "date"], `${id}: ${message}.`);
    return files;
  },
});

function definedMaps(): Map<string, DefinedMap> {
  const { maps } = mapsSchema.parse(JSON.parse(readFileSync(join(root, DATASET_FOLDER, MAPS_FILE), "utf8")));
  return new Map(maps.map((map) => [map.slug, map]));
}
