/** Paths below the dataset's root, by the modules that the stats are of; without their schema, which no browser needs. */
export const REVISED_COLUMNS_PATHS = {
  top: "vehicles/revised/top.json",
  stock: "vehicles/revised/stock.json",
} as const;
