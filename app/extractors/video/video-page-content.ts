import type { GameMap } from "#app/game/maps/map.ts";
import type { BattleSetting } from "./battle-choice.ts";

/** The server's data for the page. */
export interface VideoPageContent {
  /** Names of all maps by the last part of their address. */
  names: [slug: string, name: string][];
  /** The battle setting in the address. */
  choice: BattleSetting;
  /** The map that the address names. */
  map: GameMap | null;
  version: string | null;
  origin: string;
}
