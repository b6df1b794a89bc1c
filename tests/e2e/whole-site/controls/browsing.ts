import type { Row } from "./row.ts";

/** Of the frame around every page, the index, tables, trees and maps. */
export const browsing: Row[] = [
  // The frame around every page.
  ["palette", "without script the search is a plain form", /^form Site › get \/$/],
  ["menus", "More has the rest of the site, with script and without", /^button Main › More$/],
  [
    "shell",
    "follows the system live until one is chosen, and the choice stays",
    /^button header › Colour mode: \w+\. Change to \w+$/,
  ],
  ["palette", "fills the screen of a phone from the Search tab, and narrows by a tap", /^button Search › Esc, close/],
  ["palette", "fills the screen of a phone from the Search tab, and narrows by a tap", /^button Search › [A-Z][a-z]+$/],
  ["menus", "the help about keys closes by its button", /^button Keyboard shortcuts › Close$/],
  ["toasts", "the close button takes it away", /^button Notifications.* › Close$/],

  // The index, a vehicle, a tree.
  ["index", "filters, sorts, pages and opens a vehicle", /^form Vehicles › get \/$/],
  ["index", "opens the remaining filters of a phone", /^button Vehicles › Filters ?\d*$/],
  ["menus", "the sheet of filters closes by its button", /^button (?:Vehicles|Guns) › Close$/],
  [
    "table-menus",
    "without JavaScript columns, ranges and order are chosen by forms and links",
    /^button Vehicles › (?:Columns|Sort) ?\d*$/,
    /^button Vehicles › Show columns$/,
    /^button Vehicles › Sort rows$/,
  ],
  [
    "data-table",
    "without script what is shown is a file of the open call",
    /^link Vehicles › \/api\/vehicles\.csv(?:\?.*)?$/,
  ],
  [
    "data-table",
    "what is shown is taken along, all pages of it, and says where it comes from",
    /^button Vehicles › Export$/,
  ],
  ["menus", "the filter … opens on its choices, with script and without", /^button Vehicles › (?:Role|Type) ?\d*$/],
  ["rating", "vehicles are chosen and put in order by their rating", /^button Vehicles › Rating ?\d*$/],
  [
    "statistics",
    "are filtered, sorted, paged and open a vehicle …",
    /^form (?:Expected by WN8|Marks of mastery) › get \/(?:community-average|marks-of-mastery)$/,
  ],
  [
    "statistics",
    "… are filtered by further choices, of which a phone has a sheet,",
    /^button (?:Expected by WN8|Marks of (?:mastery|excellence)) › (?:Filters|Type|Source|Method) ?\d*$/,
    /^button (?:Expected by WN8|Marks of (?:mastery|excellence)) › Close$/,
  ],
  [
    "statistics",
    "have their columns and order chosen by forms without script",
    /^button (?:Expected by WN8|Marks of mastery) › (?:Columns|Sort) ?\d*$/,
    /^button (?:Expected by WN8|Marks of mastery) › (?:Show columns|Sort rows)$/,
  ],
  [
    "export",
    "what … shows is taken along, all rows of it, and says where it comes from",
    /^button (?:Expected by WN8|Marks of (?:mastery|excellence)) › Export$/,
  ],
  [
    "home",
    "featured creators take turns until somebody looks or stops them, and nothing moves beside them",
    /^button Featured creators › (?:Pause|Play|(?:Previous|Next) creator)$/,
  ],
  // Maps.
  [
    "maps",
    "a map is chosen, turned round and measured",
    /^form (?:Choose a map|Plan of Steppes) › get \/maps$/,
    /^button (?:Choose a map|Plan of Steppes) › Show$/,
    /^form Sight and speed › get \/maps\/steppes$/,
    /^button Sight and speed › Draw$/,
  ],
  [
    "maps",
    "the maps lead from the rail to a plan that fits on a phone",
    /^button Distances › Bases and starts in metres$/,
  ],
];
