/** Decimals with which the table of later stats writes them; zeros at the end are left out there. */
export const DECIMALS = {
  damage: 0,
  penetration: 0,
  velocity: 0,
  reload: 2,
  interval: 4,
  aimTime: 2,
  dispersion: 2,
  ammo: 0,
  angle: 2,
  dispersionFactor: 3,
  speed: 1,
  power: 0,
  hullTraverse: 0,
  turretTraverse: 2,
  viewRange: 0,
  health: 0,
} as const;
