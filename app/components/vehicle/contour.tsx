import { createContext, use } from "react";
import { contourPath, gameArtAddress } from "#app/game/model/addresses/game-art.ts";

/** The game's own contours of vehicles, where an installation has them. */
interface VehicleContours {
  /** Of the dataset. */
  version: string | null;
  /** Numbers of the vehicles that have none. */
  without: readonly number[];
}

/** Null in an installation without the game's files. */
export const ContoursContext = createContext<VehicleContours | null>(null);

/**
 * The game's own contour of a vehicle, if there is one, shown next to its name. A plain function, since lists have
 * hundreds.
 */
export function vehicleContour(id: number) {
  const contours = use(ContoursContext);
  if (contours === null || contours.without.includes(id)) return null;
  const address = gameArtAddress(contours.version, contourPath(id));
  return <img className="vehicle-contour" src={address} alt="" width="80" height="24" loading="lazy" />;
}
