/** Smallest and largest scale, and how much one press of a key or button changes it. */
export const MIN = 0.25;
export const MAX_ZOOM = 2;
export const ZOOM_STEP = 1.25;

/** Limits a scale to the range, and rounds it to hundredths. */
export function clampScale(scale: number): number {
  return Math.round(Math.min(MAX_ZOOM, Math.max(MIN, scale)) * 100) / 100;
}

/** The scale at which the whole drawing fits, at most 1. */
export function fittingScale(
  drawing: { width: number; height: number },
  room: { width: number; height: number },
): number {
  return clampScale(Math.min(1, room.width / drawing.width, room.height / drawing.height));
}

/**
 * The scroll position that keeps the point under the pointer in place.
 * @param scroll scrolled distance, px
 * @param at distance of the pointer from the edge of the frame, px
 */
export function scrollKeepingPoint(scroll: number, at: number, before: number, after: number): number {
  return ((scroll + at) * after) / before - at;
}

/** The scroll position that centres a part of the drawing. */
export function scrollToCentre(
  scroll: number,
  target: { start: number; size: number },
  frame: { start: number; size: number },
): number {
  return scroll + target.start + target.size / 2 - (frame.start + frame.size / 2);
}
