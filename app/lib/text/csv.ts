import { writeCsv } from "hucre/csv";

/**
 * Lines of fields as CSV (RFC 4180): CRLF, quotes where a field needs them. Numbers stay numbers; a text that a
 * spreadsheet would run as a formula gets an apostrophe before it, as OWASP advises.
 * @param delimiter what parts the fields: a comma, or a tab for the clipboard
 */
export function csvText(lines: (string | number)[][], delimiter: "," | "\t" = ","): string {
  // The last, empty line ends the one before it.
  return writeCsv([...lines, []], { escapeFormulae: true, delimiter });
}
