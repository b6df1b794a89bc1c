/** Measures of the side view: places and sizes in model space. */
const MEASURES =
  /\.(?:turretPosition|hullPosition|carryingPoint|trackReach|hullBoxes|gunPosition|roadWheels|reach|calibres)(?:\.|$)/;

/** What tells other parts of the data what goes for a vehicle, and no player reads. */
const TECHNICAL = /^vehicle\.(?:tag|record|features|equipmentOverrides|fieldModifications)(?:\.|$)|^hull\.variants/;

export function isMeasure(field: string): boolean {
  return MEASURES.test(field);
}

/** Whether the history of a vehicle tells of such a change. */
export function isTold(field: string): boolean {
  return !isMeasure(field) && !TECHNICAL.test(field);
}
