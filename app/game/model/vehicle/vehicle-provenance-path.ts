/** Path of the sources below the dataset's root; without their schema, which no browser needs. */
export const VEHICLE_PROVENANCE_PATH = "vehicles/provenance.json";
