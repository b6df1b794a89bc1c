import type { Row } from "./row.ts";

/** Of the frame around every page, the index, tables, trees and maps. */
export const browsing: Row[] = [
  // The frame around every page.
  ["palette", /^form Site › get \/$/],
  ["menus", /^button Main › More$/],
  ["shell", /^button header › Colour mode: \w+\. Change to \w+$/],
  ["palette", /^button Search › Esc, cancel/],
  ["palette", /^button Search › [A-Z][a-z]+ ?\d*$/],
  ["menus", /^button Keyboard shortcuts › Close$/],
  ["toasts", /^button Notifications.* › Close$/],
  ["errors", /^form Search by name › get \/[\w-]*$/, /^button Search by name › Find$/],

  // The index, a vehicle, a tree.
  ["index", /^form Vehicles › get \/$/],
  ["index", /^button Vehicles › Filters ?\d*$/],
  ["menus", /^button (?:Vehicles|Guns|Expected by WN8|Marks of (?:mastery|excellence)) › Close$/],
  [
    "table-menus",
    /^button Vehicles › (?:Columns|Sort) ?\d*$/,
    /^button Vehicles › Show columns$/,
    /^button Vehicles › Sort rows$/,
  ],
  ["data-table", /^link Vehicles › \/api\/vehicles\.csv(?:\?.*)?$/],
  ["data-table", /^button Vehicles › Export$/],
  ["menus", /^button Vehicles › (?:Role|Type) ?\d*$/],
  ["rating", /^button Vehicles › Rating ?\d*$/],
  ["statistics", /^form (?:Expected by WN8|Marks of mastery) › get \/(?:community-average|marks-of-mastery)$/],
  ["statistics", /^button (?:Expected by WN8|Marks of (?:mastery|excellence)) › (?:Filters|Type|Source|Method) ?\d*$/],
  [
    "statistics",
    /^button (?:Expected by WN8|Marks of mastery) › (?:Columns|Sort) ?\d*$/,
    /^button (?:Expected by WN8|Marks of mastery) › (?:Show columns|Sort rows)$/,
  ],
  ["export", /^button (?:Expected by WN8|Marks of (?:mastery|excellence)) › Export$/],
  ["home", /^button main › About these figures: .*$/],
  [
    "statistics",
    /^button .+ › (?:About (?:these|the|this) .+|Size, bases and spawns: .+|How (?:to|runs|this|they) .+|What we can check|Different patches)$/,
  ],
  ["home", /^form Everything › get \/$/],
  ["home", /^form Your stats › get \/accounts$/, /^button Your stats › Look up$/],
  ["home", /^button Featured creators › (?:Pause|Play|(?:Previous|Next) creator)$/],
  // Maps.
  [
    "maps",
    /^form (?:Choose a map|Plan of Steppes) › get \/maps$/,
    /^button (?:Choose a map|Plan of Steppes) › Show$/,
    /^form Sight and speed › get \/maps\/steppes$/,
    /^button Sight and speed › Draw$/,
  ],
  ["maps", /^button Distances › Bases and spawns in metres$/],
];
