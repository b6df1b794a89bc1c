import type { GameMap } from "#app/game/maps/map.ts";
import type { BattleSetting } from "./battle-choice.ts";

/** What the server knows of the page. */
export interface VideoPageContent {
  /** Names of all maps by the last part of their address. */
  names: [slug: string, name: string][];
  /** What the address chooses. */
  choice: BattleSetting;
  /** The map that the address names. */
  map: GameMap | null;
  version: string | null;
  origin: string;
}
