import { KeyHelp } from "./key-help.tsx";
import { Palette } from "./palette.tsx";
import type { PaletteScreenProps } from "./palette-screen-props.ts";

/** What the launcher fetches when it is needed: the inside of its dialog. */
export function PaletteScreen({ name, typed, me, show, close }: PaletteScreenProps) {
  return name === "keys" ? <KeyHelp close={close} /> : <Palette typed={typed} me={me} show={show} close={close} />;
}
