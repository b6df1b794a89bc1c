/** Paths of the tables below the dataset's root; without their schemas, which no browser needs. */
export const AVERAGES_TABLE_PATH = "averages/vehicles.json";
export const MASTERY_TABLE_PATH = "mastery/vehicles.json";
