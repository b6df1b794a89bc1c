import { COLOURS } from "./colours.ts";
import {
  BREAKPOINTS,
  FLOAT_SHADOW,
  FONT_SIZES,
  FONTS,
  LAYERS,
  LENGTHS,
  LENGTHS_OF_PHONES,
  MOTION,
  RADII,
  SPACES,
} from "./scales.ts";
import { TREE_LENGTHS } from "./tree-lengths.ts";

const valuesOf = <T>(record: Record<string, T>, value: (name: string, entry: T) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, entry]) => [name, value(name, entry)]));

/** UnoCSS's theme: utilities name the tokens, `bg-surface-1`, `text-13`, `rounded-3`, `z-overlay`, `lt-tablet:hidden`. */
export const theme = {
  colors: valuesOf(COLOURS, (name) => `var(--${name})`),
  fontFamily: FONTS,
  // A pair with empty options: for a size alone, UnoCSS would set the line height too.
  fontSize: Object.fromEntries(Object.entries(FONT_SIZES).map(([name, size]) => [name, [size, {}]])),
  borderRadius: RADII,
  breakpoints: BREAKPOINTS,
  zIndex: LAYERS,
};

const custom = (prefix: string, record: Record<string, string>) =>
  Object.entries(record).map(([name, value]) => `--${prefix}${name}:${value}`);

/** The tokens as custom properties, for the style sheets and for values that are made of several. */
export function tokenProperties(): string {
  const declarations = [
    ...Object.entries(COLOURS).map(([name, [light, dark]]) =>
      light === dark ? `--${name}:${light}` : `--${name}:light-dark(${light},${dark})`,
    ),
    ...custom("font-", FONTS),
    ...custom("fs-", FONT_SIZES),
    ...custom("s-", SPACES),
    ...custom("r-", RADII),
    ...custom("z-", LAYERS),
    ...custom("", LENGTHS),
    ...custom("tree-", TREE_LENGTHS),
    ...custom("", MOTION),
    `--shadow-float:${FLOAT_SHADOW}`,
  ];
  const ofPhones = custom("", LENGTHS_OF_PHONES).join(";");
  return `:root{${declarations.join(";")}}@media (width<${BREAKPOINTS.tablet}){:root{${ofPhones}}}`;
}
