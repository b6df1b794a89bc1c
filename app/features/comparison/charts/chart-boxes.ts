/** View boxes of the charts and the plot areas in them, shared by the code that computes and the code that draws. */
export const RADAR_BOX = { width: 460, height: 320, centre: [230, 162], radius: 118 } as const;

export const SCATTER_BOX = { width: 460, height: 320, left: 52, right: 446, top: 14, bottom: 276 } as const;
