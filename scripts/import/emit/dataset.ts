import { z } from "zod";
import { type Manifest, manifestSchema, SCHEMA_VERSION } from "#app/game/model/manifest.ts";
import type { SourceKey } from "#app/game/model/provenance.ts";
import type { Faults } from "../faults.ts";
import { GAME_REALM, GAME_VERSION, newestPatch, SOURCES } from "../sources.ts";
import { contentHash } from "./content-hash.ts";

/** One kind of files of the dataset. */
interface Part {
  path: string;
  sources: SourceKey[];
  files: Map<string, string>;
}

/** Gathers the files of a dataset, each checked against its schema as it comes. */
export class Dataset {
  readonly #parts = new Map<string, Part>();
  readonly #faults: Faults;

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  /**
   * Adds one file. Fields the schema does not name are dropped; a value that does
   * not fit is a fault.
   * @param part path pattern of the kind, `{…}` for the varying segments
   */
  add<T>(part: string, sources: SourceKey[], path: string, schema: z.ZodType<T>, value: T): void {
    const checked = schema.safeParse(value);
    if (!checked.success) {
      this.#faults.add(path, "", z.prettifyError(checked.error).replaceAll("\n", " "));
      return;
    }
    const known = this.#parts.get(part) ?? { path: part, sources, files: new Map<string, string>() };
    if (known.files.has(path)) this.#faults.add(path, "", "would be written twice");
    known.files.set(path, `${JSON.stringify(checked.data)}\n`);
    this.#parts.set(part, known);
  }

  /** All files but the manifest, by path, in alphabetical order. */
  files(): Map<string, string> {
    const all = [...this.#parts.values()].flatMap(({ files }) => [...files]);
    return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The manifest over everything added so far. */
  manifest(counts: Manifest["counts"], notes: Manifest["notes"]): Manifest {
    const parts = [...this.#parts.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    const used = new Set(parts.flatMap(({ sources }) => sources));
    const keys = (Object.keys(SOURCES) as SourceKey[]).filter((key) => used.has(key));
    return manifestSchema.parse({
      schemaVersion: SCHEMA_VERSION,
      gameVersion: GAME_VERSION,
      realm: GAME_REALM,
      newestKnownPatch: newestPatch(used),
      sources: Object.fromEntries(keys.map((key) => [key, SOURCES[key]])),
      parts: parts.map(({ path, sources, files }) => ({
        path,
        files: files.size,
        bytes: [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0),
        sources,
      })),
      counts,
      notes,
      contentHash: contentHash(this.files()),
    });
  }
}
