import type { Nation } from "#app/game/model/enumerations/nations.ts";

/** The dataset's folder within the project. */
export const DATASET_FOLDER = "data/game";

/**
 * What an installed game provides in addition to the dataset, by the paths below `/api/files`; next to the dataset's
 * folder, and never part of the repository.
 */
export const INSTALLED_FOLDER = "data/installed";

/** Paths that are the same in `data/game` and below `/api/files`. */
export const manifestPath = "manifest.json";
export const equipmentPath = "equipment/index.json";
export const consumablesPath = "consumables/index.json";
export const crewSkillsPath = "crew-skills/index.json";
export const fieldModificationsPath = "field-modifications/index.json";
export { MAPS_FILE as mapsPath } from "#app/game/maps/map-file.ts";

/** Paths in `data/game` alone. */
export const storedMarksPath = "statistics/marks.json";
const storedEarlierMarksPattern = "statistics/earlier-marks/{date}.json";
export const storedExpectedPath = "statistics/expected.json";
export const storedUsagePath = "statistics/usage.json";
export const storedBattlesPath = "statistics/battles.json";
export const storedMasteryPath = "statistics/mastery.json";
export const laterResearchPath = "techtrees/later-research.json";

/** Paths that exist only below `/api/files`, in addition to those of app/game/model. */
export const vehicleIndexPath = "vehicles/index.json";
export const vehiclePattern = "vehicles/{nation}/{type}/{tier}/{tag}/vehicle.json";
export const techTreePattern = "techtrees/{nation}.json";
export const averagesPath = "averages/index.json";
export const marksPath = "marks/index.json";

/** Path of a nation's tech tree. */
export function techTreeFile(nation: Nation): string {
  return techTreePattern.replace("{nation}", nation);
}

/** Path of a vehicle's history in `data/game`. */
export function storedHistoryPath({ nation, tag }: { nation: Nation; tag: string }): string {
  return `history/${nation}/${tag}.json`;
}

/** Path of an earlier snapshot of the marks in `data/game`. @param date ISO 8601 */
export function storedEarlierMarksPath(date: string): string {
  return storedEarlierMarksPattern.replace("{date}", date);
}

/** Path of a vehicle's file in `data/game`. */
export function storedVehiclePath({ nation, tag }: { nation: Nation; tag: string }): string {
  return `vehicles/${nation}/${tag}.json`;
}
