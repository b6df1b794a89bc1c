import Papa from "papaparse";

/**
 * Lines of fields as CSV (RFC 4180): CRLF, quotes where a field needs them. Numbers stay numbers; a text that a
 * spreadsheet would run as a formula gets an apostrophe before it, as OWASP advises.
 * @param delimiter what parts the fields: a comma, or a tab for the clipboard
 */
export function csvText(lines: readonly (readonly (string | number)[])[], delimiter: "," | "\t" = ","): string {
  return lines.map((line) => `${Papa.unparse([line], { escapeFormulae: true, delimiter })}\r\n`).join("");
}
