import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Fault, root } from "#scripts/tools.ts";

const css = readFileSync(join(root, "app/ui/styles/tokens.css"), "utf8");

/**
 * A colour of the design tokens as it is in one of the modes, for what is drawn outside of a browser.
 * @param name of the custom property without its dashes, e.g. `surface-0`
 * @throws Fault when the tokens have no such colour
 */
export function token(name: string, mode: "light" | "dark" = "dark"): string {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css) ?? [];
  const colour = mode === "light" ? light : dark;
  if (!colour) throw new Fault(`app/ui/styles/tokens.css has no colour --${name} for both modes.`);
  return colour;
}
