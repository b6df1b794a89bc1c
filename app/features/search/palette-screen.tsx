import { KeyHelp } from "./key-help.tsx";
import { Palette } from "./palette.tsx";

export type ScreenName = "palette" | "keys";

export interface PaletteScreenProps {
  name: ScreenName;
  /** What was typed before the palette had arrived. */
  typed: string;
  show(name: ScreenName): void;
  close(): void;
}

/** What the launcher fetches when it is needed: the inside of its dialog. */
export function PaletteScreen({ name, typed, show, close }: PaletteScreenProps) {
  return name === "keys" ? <KeyHelp close={close} /> : <Palette typed={typed} show={show} close={close} />;
}
