import { COLOURS } from "#app/lib/theme/colours.ts";

export type Token = keyof typeof COLOURS;

/** A colour of the site in one of its modes, for drawing outside a browser. */
export function token(name: Token, mode: "light" | "dark" = "dark"): string {
  const [light, dark] = COLOURS[name];
  return mode === "light" ? light : dark;
}
