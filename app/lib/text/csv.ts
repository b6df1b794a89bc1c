import Papa from "papaparse";

/**
 * Lines of fields as CSV (RFC 4180): CRLF, quotes where a field needs them. Numbers stay numbers; a text that a
 * spreadsheet would run as a formula gets an apostrophe before it, as OWASP advises.
 */
export function csvText(lines: readonly (readonly (string | number)[])[]): string {
  return lines.map((line) => `${Papa.unparse([line], { escapeFormulae: true })}\r\n`).join("");
}
