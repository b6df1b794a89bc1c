import type { GameAccount } from "#app/game/accounts/game-accounts.ts";

export type ScreenName = "palette" | "keys";

export interface PaletteScreenProps {
  name: ScreenName;
  /** What was typed before the palette had arrived. */
  typed: string;
  /** The visitor's active game account; null: there is none. */
  me: GameAccount | null;
  show(name: ScreenName): void;
  close(): void;
}
