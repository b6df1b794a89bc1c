import { defineConfig, presetWind3 } from "unocss";
import { theme, tokenProperties } from "./app/lib/theme/theme.ts";
import { TREE_POSITIONS, treePositionRules } from "./app/lib/theme/tree-lengths.ts";

const PERCENTAGES = Array.from({ length: 101 }, (_, percent) => `percent-${percent}`);

/** Utilities. What has a name of its own is in a style sheet beside its component; CONTRIBUTING.md tells where what goes. */
export default defineConfig({
  // The site's own reset is in app/lib/theme/base.css.
  presets: [presetWind3({ preflight: "on-demand" })],
  theme,
  preflights: [{ getCSS: tokenProperties }],
  rules: [
    // Inline styles are blocked by the content security policy, so bars take their length from a class.
    [/^percent-(\d{1,2}|100)$/, ([, percent]) => ({ "--percent": `${percent}%` })],
    ...treePositionRules,
  ],
  // Words of the code that are utilities by chance.
  blocklist: [
    "container",
    "filter",
    "me",
    "ms",
    "my",
    "ordinal",
    "px",
    "py",
    "resize",
    "ring",
    "text-link",
    "transform",
  ],
  safelist: [...PERCENTAGES, ...TREE_POSITIONS],
});
