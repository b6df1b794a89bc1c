/** Fonts of the interface, of headings and large stats, and of identifiers. */
export const FONTS = {
  ui: '"Geist Variable", "Geist Variable Ext", "Geist", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  display:
    '"Archivo Expanded", "Archivo Expanded Ext", "Archivo Variable", "Geist Variable", "Geist Variable Ext", ui-sans-serif, system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
} as const;

/** Font sizes by their height in px at the browser's usual size: `text-13`. */
export const FONT_SIZES = {
  11: "0.6875rem",
  12: "0.75rem",
  13: "0.8125rem",
  14: "0.875rem",
  16: "1rem",
  24: "1.5rem",
  32: "2rem",
  44: "2.75rem",
} as const;

/** Space of the style sheets: 8 px is the step, 4 the half step. */
export const SPACES = {
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "24px",
  6: "32px",
  7: "48px",
  8: "64px",
} as const;

/** Corners: `rounded-3`. */
export const RADII = { 1: "4px", 2: "6px", 3: "10px", 4: "14px", 5: "16px" } as const;

/** Sizes of the page frame that other parts leave room for, and heights of controls and rows. */
export const LENGTHS = {
  "rail-w": "76px",
  "bar-h": "56px",
  "tabbar-h": "60px",
  // Tables and tools; documents, articles and forms.
  "page-max": "1440px",
  "page-narrow": "1120px",
  "side-w": "304px",
  "row-h": "44px",
  "row-h-dense": "36px",
  "loading-h": "3px",
} as const;

/** Those of them that a phone has otherwise. */
export const LENGTHS_OF_PHONES = { "bar-h": "52px" } as const satisfies Partial<Record<keyof typeof LENGTHS, string>>;

/** What lies over what: `z-overlay`. Overlays and menus 1000; modals, tooltips and toasts 1100. */
export const LAYERS = { sticky: "10", bar: "100", overlay: "1000", modal: "1100", loading: "1200" } as const;

/** Motion. */
export const MOTION = { "t-fast": "90ms", "t-base": "160ms", ease: "cubic-bezier(0.2, 0.8, 0.2, 1)" } as const;

/** For what floats only: `[box-shadow:var(--shadow-float)]`. */
export const FLOAT_SHADOW =
  "0 24px 64px -14px light-dark(rgb(16 24 32 / 0.28), rgb(0 0 0 / 0.7)), 0 6px 16px light-dark(rgb(16 24 32 / 0.08), rgb(0 0 0 / 0.4))";

/**
 * Where the layout changes, as least widths: from `tablet` on there is a rail instead of the tabs of a phone
 * (`lt-tablet:`), from `laptop` on there is room for two panels, from `desktop` on for a side column.
 */
export const BREAKPOINTS = {
  wide: "421px",
  tablet: "761px",
  landscape: "1101px",
  laptop: "1181px",
  desktop: "1401px",
} as const;
