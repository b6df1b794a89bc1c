/** Path of a link preview below /api/files. @param name a vehicle's tank_id, or `techtree-{nation}` */
export function previewPath(name: string | number): string {
  return `previews/${name}.png`;
}

/**
 * Where the link preview of a page is read: below its version, where nothing ever changes and whoever keeps
 * pictures by their address asks again when there is a new one.
 * @param version of the dataset; null when another backend serves it
 */
export function previewAddress(version: string | null, name: string | number): string {
  return `/api/files/${version === null ? "" : `v/${version}/`}${previewPath(name)}`;
}
