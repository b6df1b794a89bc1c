/** Folders of app/components/glyphs, by the first word of the glyphs in them. */
const FOLDERS: Record<string, string> = {
  brand: "brands",
  class: "classes",
  mark: "marks",
  marker: "markers",
  nation: "nations",
  slot: "slots",
};

/** Where one of the site's own glyphs lies below the project's folder: `nation-ussr`; a file need not be there. */
export function iconPath(name: string): string {
  const folder = FOLDERS[name.split("-")[0] ?? ""];
  return ["app/components/glyphs", folder, `${name}.svg`].filter((part) => part !== undefined).join("/");
}
