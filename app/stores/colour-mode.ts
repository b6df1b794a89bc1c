import { create } from "zustand";
import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import { COLOUR_MODE_KEY } from "#app/lib/colour-mode-key.ts";

const COLOUR_MODES = ["system", "light", "dark"] as const;

export type ColourMode = (typeof COLOUR_MODES)[number];

interface ColourModeState {
  mode: ColourMode;
  /** Reads the mode that the script before the first paint has set; the server does not know it. */
  restore(): void;
  choose(mode: ColourMode): void;
}

/** The colour mode a visitor prefers. Storage may be blocked or full: the choice then lasts for the page. */
export const useColourMode = create<ColourModeState>((set) => ({
  mode: "system",
  restore() {
    const stored = readStored(COLOUR_MODE_KEY);
    set({ mode: stored === "light" || stored === "dark" ? stored : "system" });
  },
  choose(mode) {
    set({ mode });
    document.documentElement.dataset.theme = mode;
    writeStored(COLOUR_MODE_KEY, mode === "system" ? null : mode);
  },
}));

/** The next mode in the cycle of the button. */
export function nextMode(mode: ColourMode): ColourMode {
  return COLOUR_MODES[(COLOUR_MODES.indexOf(mode) + 1) % COLOUR_MODES.length] ?? "system";
}
