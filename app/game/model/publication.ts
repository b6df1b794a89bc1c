import { z } from "zod";
import { VEHICLE_COLUMNS_PATH } from "./vehicle/vehicle-columns.ts";

// The storage keys of a published dataset, which the publisher writes and the Worker reads.

/** KV key of the pointer, which names the current version, and R2 key of its copy. */
export const POINTER_KEY = "data:current";

/** R2 and KV key of a content, by its hash. */
export function objectKey(hash: string): string {
  return `data/objects/${hash}`;
}

/** R2 and KV key of a version's list of files. */
export function versionKey(version: string): string {
  return `data/versions/${version}.json`;
}

/** Documents that every page needs, so a new isolate reads them first; paths below /api/files. */
export const FIRST_READ_PATHS = ["manifest.json", VEHICLE_COLUMNS_PATH, "vehicles/index.json"];

/** How long KV keeps a copy of R2 content, in seconds. */
export const KV_COPY_SECONDS = 30 * 86_400;

/** A version's name: game version and the hash of all its content, e.g. `1.26.1.0-3f9c2a10b7de`. */
export const versionSchema = z.string().regex(/^[0-9]+(?:\.[0-9]+){1,4}-[0-9a-f]{12}$/);

/** The key of a content: the first half of its SHA-256, in hex. */
export const contentHashSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** The pointer: the current version, and the one before it (for a rollback). */
export const currentVersionSchema = z.object({
  version: versionSchema,
  previous: versionSchema.nullable(),
  publishedAt: z.iso.datetime(),
});
export type CurrentVersion = z.infer<typeof currentVersionSchema>;

/** A version's files: path below /api/files → hash of the content. */
export const versionFilesSchema = z.record(z.string(), contentHashSchema);
