/** What a file is called, of what it holds: small letters, figures and points, with hyphens between them. */
export function fileNameOf(...parts: readonly (string | number)[]): string {
  return parts
    .join("-")
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}
