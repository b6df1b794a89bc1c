import { z } from "zod";
import { SCHEMA_VERSION } from "#app/game/model/manifest.ts";
import type { SourceKey } from "#app/game/model/provenance.ts";
import { formatJson } from "#scripts/dataset/format-json.ts";
import { type StoredManifest, storedManifestSchema } from "#scripts/dataset/stored-vehicle.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import { type DatasetSource, newestPatch, type SourceRefs } from "../sources.ts";

/** Gathers the files of a dataset, each checked against its schema as it comes. */
export class ImportedDataset {
  readonly #files = new Map<string, string>();
  readonly #used = new Set<SourceKey>();
  readonly #faults: SourceFaults;
  readonly #sources: SourceRefs;

  constructor(faults: SourceFaults, sources: SourceRefs) {
    this.#faults = faults;
    this.#sources = sources;
  }

  /**
   * Adds one file. Fields the schema does not name are dropped; a value that does
   * not fit is a fault.
   */
  add<T>(sources: readonly SourceKey[], path: string, schema: z.ZodType<T>, value: T): void {
    const checked = schema.safeParse(value);
    if (!checked.success) {
      this.#faults.add(path, "", z.prettifyError(checked.error).replaceAll("\n", " "));
      return;
    }
    if (this.#files.has(path)) this.#faults.add(path, "", "would be written twice");
    this.#files.set(path, formatJson(checked.data));
    for (const key of sources) this.#used.add(key);
  }

  /** All files but the manifest, by path, in alphabetical order. */
  files(): Map<string, string> {
    return new Map([...this.#files].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The manifest of everything added so far. */
  manifest(source: DatasetSource, counts: StoredManifest["counts"], notes: StoredManifest["notes"]): StoredManifest {
    const keys = (Object.keys(this.#sources) as SourceKey[]).filter((key) => this.#used.has(key));
    return storedManifestSchema.parse({
      schemaVersion: SCHEMA_VERSION,
      gameVersion: source.patch.version,
      realm: source.realm,
      newestKnownPatch: newestPatch(source, this.#used.has("newer"), this.#sources.publisher),
      sources: Object.fromEntries(keys.map((key) => [key, this.#sources[key]])),
      counts,
      notes,
    });
  }
}
