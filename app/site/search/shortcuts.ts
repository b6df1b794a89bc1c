import { readStored } from "#app/lib/browser-storage.ts";
import { PAGES } from "#app/pages/pages.ts";

/** Where G and a second key lead. The player page needs an account, so P leads to where one is chosen. */
export const GO_KEYS: Readonly<Record<string, { href: string; label: string }>> = Object.fromEntries(
  PAGES.flatMap(({ path, key, name, shortName = name }) => (key ? [[key, { href: path, label: shortName }]] : [])),
);

/** Key in local storage; "off" disables the shortcuts without Ctrl, which speech input can trigger by accident. */
export const SINGLE_KEYS = "index-single-keys";

/** Whether they were not switched off in this browser. */
export const wantsSingleKeys = (): boolean => readStored(SINGLE_KEYS) !== "off";

/**
 * Runs before the first paint: until the palette is there, its keys focus the field that opens it, which keeps the
 * typed text. The palette then takes over both (`palette-launcher.tsx`).
 */
export const earlyKeysScript = `onkeydown=function(e){var f,s;try{s=localStorage.getItem("${SINGLE_KEYS}")}catch(x){}if(!e.altKey&&(e.ctrlKey||e.metaKey?/^k$/i.test(e.key):e.key==="/"&&s!=="off"&&!/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))&&(f=document.querySelector("[data-palette] input"))){e.preventDefault();f.focus()}}`;

const SEQUENCE_MS = 1_000;

export interface KeyStroke {
  key: string;
  /** Ctrl or Command. */
  control: boolean;
  alt: boolean;
  /** The focus is in a field. */
  typing: boolean;
  /** Keys without Ctrl are wanted. */
  single: boolean;
  /** In milliseconds. */
  time: number;
}

/** What a key opens: a dialog, an address, or nothing. */
export type ShortcutCommand = "palette" | "keys" | { href: string } | null;

/** Interprets one key after the other; its only state is a G that waits for its second key. */
export function createShortcuts(): (stroke: KeyStroke) => ShortcutCommand {
  let waitsUntil = 0;
  return ({ key, control, alt, typing, single, time }) => {
    const after = time < waitsUntil;
    waitsUntil = 0;
    const letter = key.toLowerCase();
    if (control) return letter === "k" && !alt ? "palette" : null;
    if (alt || typing || !single) return null;
    if (key === "/") return "palette";
    if (key === "?") return "keys";
    const target = after && Object.hasOwn(GO_KEYS, letter) ? GO_KEYS[letter] : undefined;
    if (target) return { href: target.href };
    // Pressing Shift alone, before a capital letter, is a key event too; it must not end the sequence.
    if (letter === "g" || (after && key === "Shift")) waitsUntil = time + SEQUENCE_MS;
    return null;
  };
}
