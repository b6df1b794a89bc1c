/** Path of the expected values for WN8 below the dataset's root (`expectedIndexSchema`). */
export const EXPECTED_PATH = "expected/index.json";
