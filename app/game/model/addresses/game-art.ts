/** Pictures of the game itself, which only an installation with the game's files has: `game-art/index.json`. */
export interface GameArt {
  /** Numbers of the maps that have a minimap. */
  minimaps: number[];
  /** Numbers of the vehicles of the dataset without a contour; null: none has one. */
  withoutContour: number[] | null;
}

export const GAME_ART_PATH = "game-art/index.json";

/** The game's own small drawing of a vehicle from the side. @param id number of the vehicle */
export function contourPath(id: number): string {
  return `game-art/contours/${id}.webp`;
}

/** Address of a picture. @param version of the dataset that contains it; content below a version never changes */
export function gameArtAddress(version: string | null, path: string): string {
  return `/api/files/${version === null ? "" : `v/${version}/`}${path}`;
}
