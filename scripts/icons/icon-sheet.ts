/** A drawing on a 24 grid. */
export interface Drawing {
  /** Class name of the icon. */
  name: string;
  /** What stands inside its `<svg>`. */
  body: string;
}

/** Height of a place on the sheet: a margin above and below keeps neighbours from shining in. */
const cell = 28;
const margin = 2;
const grid = 24;

/** How every icon of Lucide is drawn. */
const LINES = [
  'fill="none"',
  'stroke="currentColor"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
  'stroke-width="2"',
];

/**
 * All drawings on one sheet, one below the other. The browser makes a document of its own for every SVG
 * image that a page uses, half a millisecond each on a phone; one sheet is one document.
 */
export function sheetSvg(drawings: readonly Drawing[]): string {
  const lines: string[] = [];
  const others: string[] = [];
  for (const [index, { body }] of drawings.entries()) {
    const place = `transform="translate(0 ${index * cell + margin})"`;
    const line = inLines(body);
    if (line) lines.push(line.replace(/^<\w+/, `$& ${place}`));
    else others.push(`<g ${place}>${withOwnIds(body, index)}</g>`);
  }
  const height = drawings.length * cell;
  const content = `<g ${LINES.join(" ")}>${lines.join("")}</g>${others.join("")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${height}">${content}</svg>`;
}

/** A drawing of one element in the style of the lines, without that style; null for any other. */
function inLines(body: string): string | null {
  const [element = "", name] = /^<(path|g)\b[^>]*>/.exec(body) ?? [];
  const alone = name === "path" ? element === body : body.lastIndexOf("<g") === 0;
  if (!alone || !LINES.every((attribute) => element.includes(` ${attribute}`))) return null;
  return LINES.reduce((rest, attribute) => rest.replace(` ${attribute}`, ""), body);
}

function withOwnIds(body: string, index: number): string {
  return body.replace(/\bid="([^"]+)"/g, `id="i${index}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#i${index}-$1)`);
}

/** Size of the sheet in per cent of an icon's height. */
export function sheetSize(count: number): number {
  return (count * cell * 100) / grid;
}

/**
 * Vertical position of a drawing, in per cent as CSS counts them: the share of what sheet and icon differ by.
 * @param index place on the sheet, from 0
 */
export function sheetPosition(index: number, count: number): number {
  return ((index * cell + margin) * 100) / (count * cell - grid);
}

export type Kind = "mask" | "background";

/** The style sheet of a sheet of icons: masks in the colour of the text, or pictures in their own. */
export function sheetCss(drawings: readonly Drawing[], kind: Kind): string {
  if (drawings.length === 0) return "";
  const count = drawings.length;
  const all = drawings.map(({ name }) => `.${name}`).join(",");
  const url = `url("data:image/svg+xml,${encode(sheetSvg(drawings))}")`;
  const common = [
    `${kind}-image:${url}`,
    `${kind}-size:100% ${round(sheetSize(count))}%`,
    `${kind}-repeat:no-repeat`,
    ...(kind === "mask" ? ["background-color:currentColor"] : []),
    "width:1em;height:1em;display:inline-block;flex:none;vertical-align:-0.125em",
  ];
  const places = drawings.map(
    ({ name }, index) => `.${name}{${kind}-position:0 ${round(sheetPosition(index, count))}%}`,
  );
  return `${all}{${common.join(";")}}\n${places.join("\n")}`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** What must not stand in a quoted URL of a style sheet. */
function encode(svg: string): string {
  return svg
    .replace(/\s+/g, " ")
    .replace(/"/g, "'")
    .replace(/[%#<>{}]/g, (character) => encodeURIComponent(character));
}
