import { create } from "zustand";
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
    set({ mode: readMode() });
  },
  choose(mode) {
    set({ mode });
    document.documentElement.dataset.theme = mode;
    writeMode(mode);
  },
}));

/** The next mode in the cycle of the button. */
export function nextMode(mode: ColourMode): ColourMode {
  return COLOUR_MODES[(COLOUR_MODES.indexOf(mode) + 1) % COLOUR_MODES.length] ?? "system";
}

function readMode(): ColourMode {
  try {
    const stored = localStorage.getItem(COLOUR_MODE_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

function writeMode(mode: ColourMode): void {
  try {
    if (mode === "system") localStorage.removeItem(COLOUR_MODE_KEY);
    else localStorage.setItem(COLOUR_MODE_KEY, mode);
  } catch {
    // storage is blocked: the mode lasts until the page is left
  }
}
