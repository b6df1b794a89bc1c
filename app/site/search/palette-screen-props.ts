export type ScreenName = "palette" | "keys";

export interface PaletteScreenProps {
  name: ScreenName;
  /** What was typed before the palette had arrived. */
  typed: string;
  show(name: ScreenName): void;
  close(): void;
}
