/** View box of the line charts and the plot area in it, shared by the code that computes and the code that draws. */
export const LINE_BOX = { width: 360, height: 262, left: 38, right: 304, top: 20, bottom: 232 } as const;

/** View box of the radar, its centre and the radius of its rim. */
export const RADAR_BOX = { width: 360, height: 268, centre: [180, 132], radius: 92 } as const;
