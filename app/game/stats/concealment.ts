/**
 * What a crew makes of a vehicle's concealment: 0.57 + 0.43 × the mean share of the camouflage skill over the whole
 * crew. Without the skill (share 0) it is 0.57, which is what the garage shows; with all of it and no bonus 1.
 * Source: `items/VehicleDescrCrew.py` of the client, version 1.26.1.
 * @param share trained share of the skill, from 0; bonuses of commander and equipment lead beyond 1
 */
export function camouflageFactor(share: number): number {
  return 0.57 + 0.43 * share;
}
