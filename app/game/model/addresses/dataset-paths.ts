/** Path of the expected values for WN8 below the dataset's root (`expectedIndexSchema`). */
export const EXPECTED_PATH = "expected/index.json";

/** Path of the sources below the dataset's root; without their schema, which no browser needs. */
export const VEHICLE_PROVENANCE_PATH = "vehicles/provenance.json";

/** Paths below the dataset's root, by the modules that the stats are of; without their schema, which no browser needs. */
export const REVISED_COLUMNS_PATHS = {
  top: "vehicles/revised/top.json",
  stock: "vehicles/revised/stock.json",
} as const;

/** Paths of the tables below the dataset's root; without their schemas, which no browser needs. */
export const AVERAGES_TABLE_PATH = "averages/vehicles.json";
export const MASTERY_TABLE_PATH = "mastery/vehicles.json";
