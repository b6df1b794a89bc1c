/** View box of the radar, its centre and the radius of its rim. */
export const COMPARISON_RADAR_BOX = { width: 460, height: 320, centre: [230, 162], radius: 118 } as const;
