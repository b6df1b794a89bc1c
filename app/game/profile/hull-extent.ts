import type { Chassis } from "#app/game/model/vehicle/vehicle-modules.ts";

/** Where the hull and its tracks begin and end, m from the middle of the vehicle: forward is positive. */
export interface HullExtent {
  hull: [rear: number, front: number];
  track: [rear: number, front: number];
  /** Whether the hull's length can be told from the files to within a tenth. */
  measured: boolean;
  /** Height of the hull with all that is built on it; null where the files do not tell. */
  top: number | null;
}

/** Half of the track on the ground when no source states it, m. */
const USUAL_HALF_TRACK = 2;
/**
 * For drawings only: the hull's length as a multiple of the track's length on the ground, and of the whole track's or
 * wheels' length.
 */
const HULL_PER_GROUND = 1.71;
const HULL_PER_TRACK = 1.05;
/**
 * How much further the hull may extend beyond its tracks at one end than at the other, m. Beyond that there is
 * something that does not count as its length: a spade, a tail, a dozer blade, a fuel tank.
 */
const LOPSIDED = 0.5;

/**
 * Length and place of the hull, from the boxes around it and from its tracks. The longest box and the tracks
 * together are a little short of the hull, the corners of tilted boxes stand out from its sloped plates: the
 * hull ends half-way. Of 212 vehicles whose real length is known, those that are `measured` have theirs to
 * within a tenth (scripts/import/remembered/hull-lengths.test.ts).
 */
export function hullExtent(chassis: Chassis): HullExtent {
  const track = trackOf(chassis);
  const boxes = chassis.hullBoxes;
  if (boxes === null) {
    return { hull: [HULL_PER_TRACK * track[0], HULL_PER_TRACK * track[1]], track, measured: false, top: null };
  }
  const inner = span(boxes.longest, track);
  const outer = span(boxes.all, track);
  const overhang = [track[0] - inner[0], inner[1] - track[1]] as const;
  return {
    hull: [(inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2],
    track,
    measured: chassis.trackReach !== null && Math.abs(overhang[0] - overhang[1]) <= LOPSIDED,
    top: boxes.top,
  };
}

/** The track is at least as long as its contact with the ground; wheels have known positions. */
function trackOf({ trackReach, carryingPoint, wheels }: Chassis): HullExtent["track"] {
  const half = carryingPoint?.[1] ?? USUAL_HALF_TRACK;
  const usual = (HULL_PER_GROUND / HULL_PER_TRACK) * half;
  if (trackReach === null) return [-usual, usual];
  return wheels === null ? span(trackReach, [-half, half]) : trackReach;
}

function span(...lengths: (readonly [number, number])[]): [number, number] {
  return [Math.min(...lengths.map(([rear]) => rear)), Math.max(...lengths.map(([, front]) => front))];
}
