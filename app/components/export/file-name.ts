/** File name from its parts: lower-case letters, digits and dots, joined by hyphens. */
export function fileNameOf(...parts: readonly (string | number)[]): string {
  return parts
    .join("-")
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}
