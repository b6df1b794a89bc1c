/** What is not shown to everybody. */
export const visibility = {
  "only-phone": "hidden lt-tablet:inline-flex",
  "no-phone": "lt-tablet:hidden",
  // What only works with script is not shown without it, and the other way round; the colour-mode script sets the class.
  "js-only": "[html:not(.js)_&]:hidden",
  "no-js-only": "[html.js_&]:hidden",
} satisfies Record<string, string>;
