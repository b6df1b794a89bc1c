import { defineConfig, presetMini } from "unocss";

const PERCENTAGES = Array.from({ length: 101 }, (_, percent) => `p${percent}`);

export default defineConfig({
  presets: [
    // The reset and every colour come from app/ui/styles; only the small layout utilities are wanted here.
    presetMini({ preflight: false }),
  ],
  rules: [
    // Inline styles are blocked by the content security policy, so bars take their length from a class.
    [/^p(\d{1,2}|100)$/, ([, percent]) => ({ "--p": `${percent}%` })],
    ["t1", { color: "var(--text)" }],
    ["t2", { color: "var(--text-2)" }],
    ["t3", { color: "var(--text-3)" }],
    ["up", { color: "var(--wg-good)" }],
    ["dn", { color: "var(--wg-awful)" }],
    ["eq", { color: "var(--text-3)" }],
  ],
  shortcuts: {
    row: "flex items-center gap-8px",
    grow: "flex-1 min-w-0",
    stack: "flex flex-col gap-16px",
  },
  safelist: PERCENTAGES,
  // Classes of our own stylesheet that the preset would take for a height or a colour.
  blocklist: [/^h[1-6]$/, /^c-/],
});
