/** Where a slot stands: below the content of a page, or next to it. */
export type AdPlace = "foot" | "side";
