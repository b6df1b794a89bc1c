/** Vehicle classes by the names the game's files and our URLs use. */
export const VEHICLE_CLASSES = ["lightTank", "mediumTank", "heavyTank", "AT-SPG", "SPG"] as const;

export type VehicleClass = (typeof VEHICLE_CLASSES)[number];

/** English name of one vehicle of the class. */
export const CLASS_LABELS: Record<VehicleClass, string> = {
  lightTank: "Light tank",
  mediumTank: "Medium tank",
  heavyTank: "Heavy tank",
  "AT-SPG": "Tank destroyer",
  SPG: "SPG",
};

/** English name of one vehicle of the class, for the inside of a sentence. */
export const CLASS_SINGULARS: Record<VehicleClass, string> = {
  lightTank: "light tank",
  mediumTank: "medium tank",
  heavyTank: "heavy tank",
  "AT-SPG": "tank destroyer",
  SPG: "SPG",
};

/** English name of several vehicles of the class, for the inside of a sentence. */
export const CLASS_PLURALS: Record<VehicleClass, string> = {
  lightTank: "light tanks",
  mediumTank: "medium tanks",
  heavyTank: "heavy tanks",
  "AT-SPG": "tank destroyers",
  SPG: "SPGs",
};

/** What players call one vehicle of the class and several: "a tier X heavy". */
export const CLASS_NICKNAMES: Record<VehicleClass, { one: string; several: string }> = {
  lightTank: { one: "light", several: "lights" },
  mediumTank: { one: "medium", several: "mediums" },
  heavyTank: { one: "heavy", several: "heavies" },
  "AT-SPG": { one: "tank destroyer", several: "tank destroyers" },
  SPG: { one: "SPG", several: "SPGs" },
};

/** Keys of the class glyphs and of the palette colours. */
export const CLASS_ICONS = {
  lightTank: "light",
  mediumTank: "medium",
  heavyTank: "heavy",
  "AT-SPG": "td",
  SPG: "spg",
} as const satisfies Record<VehicleClass, string>;

export type ClassIcon = (typeof CLASS_ICONS)[VehicleClass];

/** Groups of personal missions, one a class. No data of ours has missions yet; the specification lists the groups. */
export const MISSION_GROUPS = {
  lightTank: "lights",
  mediumTank: "mediums",
  heavyTank: "heavies",
  "AT-SPG": "tds",
  SPG: "spgs",
} as const satisfies Record<VehicleClass, string>;

/** Whether a string (a route parameter, say) names a vehicle class. */
export function isVehicleClass(value: string): value is VehicleClass {
  return Object.hasOwn(CLASS_LABELS, value);
}
