import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "#app/components/dialog/dialog.tsx";
import { waitsForConnection } from "#app/components/toasts/when-online.ts";
import { isSlowConnection } from "#app/lib/slow-connection.ts";
import type { PaletteScreenProps, ScreenName } from "./palette.tsx";
import { createShortcuts, wantsSingleKeys } from "./shortcuts.ts";

const load = () => import("./palette.tsx");

/** Long after the first load, so that the palette is never part of it. */
const WARM_AFTER_MS = 6_000;

const FIELDS = "input, textarea, select, [contenteditable]";

/**
 * The part of the palette that every page loads: it listens for the shortcuts and for `[data-palette]`, and at once
 * opens a field that accepts typing until the rest has loaded. The value of `data-palette` is searched at once: `<a
 * href="/?q=is-7" data-palette="is-7">`.
 */
export function PaletteLauncher({ me }: Pick<PaletteScreenProps, "me">) {
  const navigate = useNavigate();
  const [name, setName] = useState<ScreenName | null>(null);
  const [Screen, setScreen] = useState<ComponentType<PaletteScreenProps>>();
  const typed = useRef("");

  const close = useCallback(() => setName(null), []);

  const open = useCallback(
    (wanted: ScreenName, text = "") => {
      typed.current = text;
      // The shortcut that opened it also closes it.
      setName((current) => (current === wanted ? null : wanted));
      load().then(
        (loaded) => setScreen(() => loaded.PaletteScreen),
        // The chunk cannot be loaded (offline, or of an older build): the index has a name field as well. A page that
        // waits for the connection stays.
        () => {
          setName(null);
          if (waitsForConnection("The search opens once you’re back online.", () => open(wanted, typed.current)))
            return;
          if (document.querySelector("[data-waiting]")) return;
          navigate(`/${typed.current && `?q=${encodeURIComponent(typed.current)}`}#name`);
        },
      );
    },
    [navigate],
  );

  useEffect(() => {
    const shortcuts = createShortcuts();
    const within = (event: Event, selector: string) =>
      event.target instanceof Element ? event.target.closest(selector) : null;

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const { key, altKey: alt, timeStamp: time } = event;
      const control = event.ctrlKey || event.metaKey;
      const typing = within(event, FIELDS) !== null || document.querySelector("dialog[open]") !== null;
      const command = shortcuts({ key, control, alt, typing, single: wantsSingleKeys(), time });
      if (command === null) return;
      event.preventDefault();
      if (typeof command === "object") navigate(command.href);
      else open(command);
    };

    // The field in the bar opens the palette at a click or the first letter, not on focus: focus returns to it when the
    // palette closes.
    const onUse = (event: Event) => {
      const modified = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
      const opener = within(event, "[data-palette]");
      if (modified || !(opener instanceof HTMLElement)) return;
      event.preventDefault();
      const field = event.target instanceof HTMLInputElement ? event.target : null;
      open("palette", field?.value ?? opener.dataset.palette);
      if (field) field.value = "";
    };

    const warm = setTimeout(() => {
      if (!isSlowConnection()) (globalThis.requestIdleCallback ?? setTimeout)(() => load().catch(() => undefined));
    }, WARM_AFTER_MS);

    // Text typed before the palette was there: until then an early key handler focuses the field.
    window.onkeydown = null;
    const early = document.activeElement;
    if (early instanceof HTMLInputElement && early.value !== "" && early.closest("[data-palette]")) {
      open("palette", early.value);
      early.value = "";
    }

    document.addEventListener("keydown", onKeyDown);
    window.addEventListener("popstate", close);
    // In the capture phase: before the router's handler of links and forms.
    for (const type of ["click", "input", "submit"]) document.addEventListener(type, onUse, true);
    return () => {
      clearTimeout(warm);
      document.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("popstate", close);
      for (const type of ["click", "input", "submit"]) document.removeEventListener(type, onUse, true);
    };
  }, [navigate, open, close]);

  if (name === null) return null;
  const label = name === "keys" ? "Keyboard shortcuts" : "Search";
  return (
    <Dialog key={name} label={label} className={name === "keys" ? "dialog-box" : "dialog-palette"} onClose={close}>
      {Screen ? (
        <Screen name={name} typed={typed.current} me={me} show={setName} close={close} />
      ) : name === "keys" ? null : (
        <label className="palette-field">
          <i className="i-lucide-search" />
          <input
            aria-label="Search"
            defaultValue={typed.current}
            onInput={(event) => {
              typed.current = event.currentTarget.value;
            }}
          />
        </label>
      )}
    </Dialog>
  );
}
