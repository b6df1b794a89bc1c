/**
 * Reads comma- or semicolon-separated text with a head line into records.
 * Quoted fields may hold the separator, doubled quotes and line breaks.
 */
export function parseCsv(source: string, separator = ","): Record<string, string>[] {
  const rows = splitRows(source.replace(/^\uFEFF/, ""), separator);
  const [head = [], ...body] = rows;
  return body
    .filter((row) => row.some((field) => field !== ""))
    .map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
}

function splitRows(source: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let quoted = false;
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index];
    if (quoted) {
      if (character !== '"') field += character;
      else if (source[index + 1] === '"') {
        field += '"';
        index += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === separator) {
      row.push(field);
      field = "";
    } else if (character === "\n") {
      row.push(field);
      rows.push(row);
      row = [];
      field = "";
    } else if (character !== "\r") field += character;
  }
  if (field !== "" || row.length > 0) rows.push([...row, field]);
  return rows;
}
