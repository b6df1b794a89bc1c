/** View box of the radar, its centre and the radius of its rim. */
export const RADAR_BOX = { width: 360, height: 268, centre: [180, 132], radius: 92 } as const;
