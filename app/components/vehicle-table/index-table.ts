import {
  choiceColumn,
  numberColumn,
  statColumn,
  type TableColumn,
  textColumn,
} from "#app/components/data-table/table-column.ts";
import type { TableDefinition } from "#app/components/data-table/table-definition.ts";
import { ANGLED_PLATES, angledPlateMeta } from "#app/game/armour/angled-plates.ts";
import { RATINGS, ratingText } from "#app/game/model/enumerations/rating-scale.ts";
import { DRIVEN_ROLES, ROLE_CATEGORY_LABELS } from "#app/game/model/enumerations/roles.ts";
import { STAT_KEYS, type StatKey } from "#app/game/stats/keys.ts";
import { CLASS_COLUMN, NAME_COLUMN, NATION_COLUMN, TIER_COLUMN, TYPE_COLUMN } from "./who-columns.ts";

/** Where the table deviates from the registry, because of the columns next to it. */
const CHANGES: Partial<Record<StatKey, Partial<TableColumn>>> = {
  topSpeed: { head: "km/h" },
  concealmentStill: {
    head: "Conceal %",
    definition: "Concealment, still, without the camouflage skill",
  },
};

const vehicle = { group: "Vehicle" };
const angled = { group: "Armour at an angle" };
const cost = { group: "Cost" };

/** Within tier and class; the same steps as a filter. */
const RATING_COLUMN: TableColumn = {
  ...choiceColumn({
    key: "rating",
    label: "Rating",
    descendingFirst: true,
    ...vehicle,
    choices: RATINGS.map((rating) => ({ value: String(rating), label: ratingText(rating) })),
  }),
  // Its words are set smaller than others.
  letters: 11,
  definition: "Against its tier and class: what WN8 expects of it, what its marks need, and its mobility and vision",
  plain: (cell) => (Number(cell) === 0 ? "Not rated" : String(cell)),
};

/** The table of all vehicles, as shown by the index and used by exports and open API calls. */
export const INDEX: TableDefinition = {
  path: "/",
  label: "Vehicles",
  columns: [
    NAME_COLUMN,
    CLASS_COLUMN,
    TIER_COLUMN,
    NATION_COLUMN,
    choiceColumn({
      key: "role",
      label: "Role",
      choices: DRIVEN_ROLES.map((role) => ({ value: role, label: ROLE_CATEGORY_LABELS[role] })),
      ...vehicle,
    }),
    RATING_COLUMN,
    TYPE_COLUMN,
    textColumn({ key: "patch", label: "Patch of the figures", short: "Patch", head: "Patch", ...vehicle }),
    ...STAT_KEYS.flatMap((key) => [
      statColumn(key, CHANGES[key]),
      ...ANGLED_PLATES.filter(({ plate }) => plate === key).map((plate) =>
        numberColumn({ key: plate.key, ...angledPlateMeta(plate), ...angled }),
      ),
    ]),
    numberColumn({ key: "credits", label: "Price in credits", short: "Credits", descendingFirst: false, ...cost }),
    numberColumn({ key: "gold", label: "Price in gold", short: "Gold", descendingFirst: false, ...cost }),
    numberColumn({
      key: "researchXp",
      label: "Experience to research",
      short: "Research XP",
      descendingFirst: false,
      definition: "Experience for the step to the vehicle; of several ways the cheapest.",
      ...cost,
    }),
  ],
  // What one compares vehicles by, in the order of the vehicle page.
  usual: ["rating", "role", "health", "damage", "dpm", "penetration", "viewRange", "topSpeed", "specificPower"],
  spared: ["rating", "role", "specificPower"],
  layouts: ["table", "grid"],
  // The tier of the panel above the table.
  kept: ["best"],
  pageSize: 50,
};
