import { COLOURS } from "#app/lib/theme/colours.ts";

export type Token = keyof typeof COLOURS;

/** A colour of the site as it is in one of the modes, for what is drawn outside of a browser. */
export function token(name: Token, mode: "light" | "dark" = "dark"): string {
  const [light, dark] = COLOURS[name];
  return mode === "light" ? light : dark;
}
