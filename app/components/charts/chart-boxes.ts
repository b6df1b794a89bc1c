/** View boxes of the charts and the plot areas in them, shared by the code that computes and the code that draws. */
export const LINE_BOX = { width: 360, height: 262, left: 38, right: 304, top: 20, bottom: 232 } as const;

export const SCATTER_BOX = { width: 460, height: 320, left: 52, right: 446, top: 14, bottom: 276 } as const;
