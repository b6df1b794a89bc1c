/** Paths of the dataset's files below its root, apart from the vehicles' own. */
export const manifestPath = "manifest.json";
export const vehicleIndexPath = "vehicles/index.json";
export const vehiclePattern = "vehicles/{nation}/{type}/{tier}/{tag}/vehicle.json";
