/** Path of a link preview below /api/files. @param name a vehicle's tank_id, `techtree-{nation}`, `map-{slug}` or `no-gold-challenge` */
export function previewPath(name: string | number): string {
  return `previews/${name}.png`;
}

/**
 * The address of a page's link preview, with the dataset version: it never changes under one address, so caches fetch a
 * new picture when there is one.
 * @param version of the dataset; null when another backend serves it
 */
export function previewAddress(version: string | null, name: string | number): string {
  return `/api/files/${version === null ? "" : `v/${version}/`}${previewPath(name)}`;
}
