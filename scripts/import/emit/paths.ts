import type { Nation } from "#app/game/model/nations.ts";

/** Paths of the dataset's files below its root, apart from the vehicles' own. */
export const manifestPath = "manifest.json";
export const vehicleIndexPath = "vehicles/index.json";
export const vehiclePattern = "vehicles/{nation}/{type}/{tier}/{tag}/vehicle.json";
export const equipmentPath = "equipment/index.json";
export const consumablesPath = "consumables/index.json";
export const crewSkillsPath = "crew-skills/index.json";
export const fieldModificationsPath = "field-modifications/index.json";
export const techTreePattern = "techtrees/{nation}.json";
export const mapsPath = "maps/index.json";
export const averagesPath = "averages/index.json";
export const marksPath = "marks/index.json";
export const expectedPath = "expected/index.json";

/** Path of a nation's tech tree. */
export function techTreePath(nation: Nation): string {
  return techTreePattern.replace("{nation}", nation);
}
