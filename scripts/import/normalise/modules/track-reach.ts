import type { Chassis } from "#app/game/model/vehicle/vehicle-modules.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";

/** From the rear of the track to its front, by the wheels it runs around; of wheeled vehicles, of the wheels. */
export function readTrackReach(chassis: Cursor): Chassis["trackReach"] {
  const tracks = (chassis.maybe("physicalTracks")?.children() ?? []).flatMap(readTrack);
  const rims = tracks.length > 0 ? tracks : (chassis.maybe("wheels")?.children("wheel") ?? []).flatMap(readWheel);
  if (rims.length === 0) return null;
  return [
    tidy(Math.min(...rims.map(({ middle, radius }) => middle - radius))),
    tidy(Math.max(...rims.map(({ middle, radius }) => middle + radius))),
  ];
}

interface Rim {
  middle: number;
  radius: number;
}

/** The four wheels at the corners of a track: place, vector to the track, and the track's own thickness. */
function readTrack(side: Cursor): Rim[] {
  const thickness = side.maybe("segmentsOuterThickness")?.number() ?? 0;
  return (side.maybe("snapWheels")?.children() ?? []).map((wheel) => {
    const [middle = 0] = wheel.child("basePos").numbers(2);
    const [along = 0, up = 0] = wheel.child("shiftVec").numbers(2);
    return { middle, radius: Math.hypot(along, up) + thickness };
  });
}

function readWheel(wheel: Cursor): Rim[] {
  const place = wheel.maybe("wheelPos");
  const radius = wheel.maybe("radius") ?? wheel.maybe("geometry")?.maybe("radius");
  return place && radius ? [{ middle: place.numbers(3)[2] ?? 0, radius: radius.number() }] : [];
}
