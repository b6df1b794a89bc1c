import { HEADER_COLOUR } from "./header-colour.ts";

/** The value in light and in dark. */
export type Shades = readonly [light: string, dark: string];

/**
 * Every colour of the site, once for each mode. Texts meet WCAG AA (4.5:1) on surface 0 to 3 of their mode.
 * A colour is a custom property (`var(--text-2)`) and a utility under its name (`color-text-2`, `bg-surface-1`).
 */
export const COLOURS = {
  // the one flash of fire
  "fire-1": ["#e5342b", "#e5342b"],
  "fire-2": ["#f9822a", "#f9822a"],
  "fire-3": ["#ffd23f", "#ffd23f"],
  // surfaces, text, palette
  "surface-0": ["#f4f6f8", "#0a0d11"],
  "surface-1": ["#ffffff", "#101418"],
  "surface-2": ["#f0f3f6", "#171c21"],
  "surface-3": ["#e7ebef", "#1f252c"],
  "surface-4": ["#dbe0e6", "#2a3139"],
  border: ["#dde1e6", "#22272e"],
  "border-strong": ["#b8bec5", "#3d454d"],
  "border-control": ["#858b93", "#5f6973"],
  grid: ["#eaedf1", "#1a1f24"],
  text: ["#161c24", "#eef0f3"],
  "text-2": ["#414951", "#bec3c9"],
  "text-3": ["#5a6169", "#979ea6"],
  "wg-accent": ["#02763b", "#5bdb87"],
  "wg-altaccent": ["#96560a", "#f8ab4f"],
  "wg-crew": ["#7b5d33", "#d7b986"],
  "wg-epic": ["#6f22b4", "#be88f8"],
  "wg-great": ["#0b6e8b", "#64daf1"],
  "wg-good": ["#0c6830", "#52cc75"],
  "wg-okay": ["#4a710b", "#b6db61"],
  "wg-playable": ["#695d07", "#f7e462"],
  "wg-meh": ["#8b5d09", "#f2b036"],
  "wg-bad": ["#914201", "#f89240"],
  "wg-awful": ["#be2e0f", "#f5714e"],
  "wg-horrible": ["#950733", "#f75b6d"],
  "wg-light": ["#736610", "#e8de8f"],
  "wg-medium": ["#227057", "#7fd9b8"],
  "wg-heavy": ["#8c391e", "#e89270"],
  "wg-td": ["#2969a1", "#80c3f2"],
  "wg-spg": ["#783482", "#c487ce"],
  // These have names of their own in the palette they come from; "mutted" is spelt so there.
  "wg-page": ["var(--surface-0)", "var(--surface-0)"],
  "wg-heading": ["var(--text)", "var(--text)"],
  "wg-text": ["var(--text-2)", "var(--text-2)"],
  "wg-mutted": ["var(--text-3)", "var(--text-3)"],
  "wg-header": HEADER_COLOUR,
  premium: ["#875e03", "#efc05b"],
  collector: ["#3a637b", "#a4cbdf"],
  danger: ["#be2327", "#f86a67"],
  info: ["#1666aa", "#79c0f1"],
  link: ["#02763b", "#5bdb87"],
  button: ["#167f42", "#5bdb87"],
  "button-hover": ["#176435", "#8ae8a5"],
  "button-text": ["#ffffff", "#041c0b"],
  "primary-soft": ["#dff8e6", "#112c1b"],
  "primary-line": ["#8ad19f", "#215a36"],
  focus: ["#1ba055", "#5bdb87"],
  scrim: ["rgb(16 24 32 / 0.36)", "rgb(4 6 9 / 0.64)"],
  // lines of charts: the subject is always the first
  "chart-1": ["#168b49", "#5bdb87"],
  "chart-2": ["#166eb9", "#62bbf5"],
  "chart-3": ["#ab690f", "#f1af57"],
  "chart-4": ["#9540ad", "#cf8de4"],
  // performance levels, from the worst to the best; a number always stands with them
  "perf-bad": ["#97032e", "#f45d70"],
  "perf-below-average": ["#bb310e", "#fa7957"],
  "perf-average": ["#914201", "#fd9a4a"],
  "perf-above-average": ["#8a5e06", "#f8b948"],
  "perf-intermediate": ["#695d07", "#f6e468"],
  "perf-adequate": ["#516e05", "#b2d655"],
  "perf-good": ["#18692e", "#59cb70"],
  "perf-very-good": ["#097365", "#59e2c7"],
  "perf-great": ["#096386", "#51c0e8"],
  "perf-unicum": ["#5457ce", "#8e99f9"],
  "perf-super-unicum": ["#7f1094", "#e28ff5"],
  // tints: 9% of the colour on white, 14 % on the dark surface
  "danger-soft": ["#f9ebeb", "#31201f"],
  "premium-soft": ["#f4f0e6", "#2f281e"],
  // parts that sit on another surface in each mode
  "search-bg": ["#f0f3f6", "#0a0d11"],
  "field-bg": ["#ffffff", "#0a0d11"],
  "group-bg": ["#e7ebef", "#171c21"],
  "group-on": ["#ffffff", "#2a3139"],
  "group-lift": ["rgb(16 24 32 / 0.06)", "transparent"],
  "float-bg": ["#ffffff", "#171c21"],
  "profile-body": ["#ffffff", "#1f252c"],
  "profile-track": ["#e7ebef", "#0a0d11"],
  "nation-edge": ["rgb(11 15 20 / 0.32)", "rgb(255 255 255 / 0.28)"],
} as const satisfies Record<string, Shades>;
