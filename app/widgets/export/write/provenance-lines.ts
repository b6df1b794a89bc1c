import type { ExportTable } from "../export-table.ts";

/** What a file says about itself, as pairs of a name and a text. */
export function provenanceLines({ title, provenance }: ExportTable): [string, string][] {
  const { gameVersion, sources, address, note } = provenance;
  const lines: [string, string][] = [
    ["Table", title],
    ["Game version", gameVersion ?? "not stated by the source"],
    ...sources.map(({ publisher, version, date }): [string, string] => [
      "Source",
      [publisher, version ? `patch ${version}` : "patch not known", date ?? "date not known"].join(", "),
    ]),
    ["Figures", note],
    ["The same again", address],
  ];
  return lines.filter(([, text]) => text !== "");
}
