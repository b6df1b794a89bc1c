import type { Manifest } from "#app/game/model/manifest.ts";
import { DatasetUnavailable, documentsOf } from "./documents.ts";

/** What a version of the dataset is made of, read in the browser. @throws DatasetUnavailable */
export async function manifestOf(version: string | null): Promise<Manifest> {
  const manifest = await documentsOf(version)<Manifest>("manifest.json");
  if (manifest === null) throw new DatasetUnavailable("manifest.json");
  return manifest;
}
