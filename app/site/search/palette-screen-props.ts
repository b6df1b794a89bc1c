import type { GameAccount } from "#app/game/accounts/game-accounts.ts";

export type ScreenName = "palette" | "keys";

export interface PaletteScreenProps {
  name: ScreenName;
  /** The text typed before the palette had loaded. */
  typed: string;
  /** The visitor's active game account; null: there is none. */
  me: GameAccount | null;
  show(name: ScreenName): void;
  close(): void;
}
