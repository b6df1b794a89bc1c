import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import type { LookedUp } from "#app/game/players/answers.ts";
import { canSearchNames } from "#app/game/search/name-search-rules.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import { call } from "#app/lib/api.ts";
import { useColourMode } from "#app/stores/colour-mode.ts";
import { useKnownPlayers } from "#app/stores/known.ts";
import { clearRecents, readRecents, rememberRecent } from "./answers.ts";
import type { PaletteItem, VehicleItem } from "./items.ts";
import { KeyHelp } from "./key-help.tsx";
import type { NameSearch } from "./name-search.ts";
import { PaletteTray, useComparisonHere } from "./palette-compare.tsx";
import { optionId, PaletteList } from "./palette-list.tsx";
import { LoadingRow, PaletteFilters, PaletteFooter, PaletteNothing } from "./palette-parts.tsx";
import {
  MAX_TYPED,
  nameSearchText,
  neededColumn,
  nextFilter,
  type PaletteFilter,
  type PaletteState,
  paletteResults,
  ratedPlayers,
  summary,
} from "./results.ts";
import { usePaletteOthers, usePaletteVehicles, useRatings, useStatColumn } from "./use-palette-data.ts";
import "./palette.css";
import "./palette-cards.css";

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

/** The palette itself: a combobox field and its list of results. */
function Palette({ typed, me, show, close }: Omit<PaletteScreenProps, "name">) {
  const navigate = useNavigate();
  const location = useLocation();
  const addHere = useComparisonHere(location);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { vehicles, ids, status, retry } = usePaletteVehicles();
  const others = usePaletteOthers();
  const [query, setQuery] = useState(typed.slice(0, MAX_TYPED));
  const [filter, setFilter] = useState<PaletteFilter | null>(null);
  /** Null: the first row, whichever it is. */
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [recents, setRecents] = useState(readRecents);
  const [compared, setCompared] = useState(false);
  useVisibleHeight(field);

  const text = typedText(query, MAX_TYPED);
  const known = useKnown();
  const wanted = useMemo(() => nameSearchText({ query, filter, vehicles }), [query, filter, vehicles]);
  const { nameSearch, again } = useNameSearch(wanted);
  const column = useStatColumn(neededColumn(text), ids);
  const [rated, setRated] = useState<readonly number[]>([]);
  const ratings = useRatings(rated);
  const state = useMemo(
    (): PaletteState => ({ query, filter, vehicles, others, column, known, recents, status, nameSearch, me, ratings }),
    [query, filter, vehicles, others, column, known, recents, status, nameSearch, me, ratings],
  );
  const results = useMemo(() => paletteResults(state), [state]);
  useEffect(() => setRated(ratedPlayers(results, text, me?.accountId ?? null)), [results, text, me]);
  const options = results.groups.flatMap(({ rows }) => rows);
  const active = Math.max(
    0,
    options.findIndex(({ item }) => item.key === activeKey),
  );
  const chosen = options[active]?.item;

  // Before the next paint, so that no letter typed between the launcher's field and this one is lost.
  useLayoutEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  const search = (next: string) => {
    setQuery(next);
    setActiveKey(null);
    field.current?.focus();
  };
  const narrow = (next: PaletteFilter | null) => {
    setFilter(next);
    setActiveKey(null);
    field.current?.focus();
  };
  const clear = () => {
    clearRecents();
    setRecents([]);
    setActiveKey(null);
    field.current?.focus();
  };

  /** The field that had the focus is gone: the keyboard goes on from the beginning of the page. */
  const goTo = async (href: string) => {
    await navigate(href);
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  };

  const choose = (item: PaletteItem) => {
    if (item.kind === "ask") return search(item.label);
    const command = item.kind === "action" ? item.command : undefined;
    if (command === "clear-recents") return clear();
    if (command === "keys") return show("keys");
    if (command === "retry") return retry();
    if (command === "retry-look-up") return again();
    close();
    if (command !== undefined) useColourMode.getState().choose(command.mode);
    // Players and clans that were looked up are not stored.
    if (["vehicle", "map", "term", "page", "answer"].includes(item.kind)) rememberRecent(item.key);
    if (item.href !== undefined) goTo(item.href);
  };

  /** Elsewhere the button sends the vehicle to the tray of the page (`tray-launcher.tsx`). */
  const compare = (entry: VehicleItem) => {
    setCompared(true);
    addHere(entry);
  };
  const compareChosen = () =>
    document.getElementById(optionId(listId, active))?.parentElement?.querySelector<HTMLElement>("button")?.click();

  const move = (step: number) => setActiveKey(options.at((active + step) % options.length)?.item.key ?? null);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const control = event.ctrlKey || event.metaKey;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Tab") narrow(nextFilter(results.counts, filter, event.shiftKey));
    else if (event.key === "Backspace" && query === "" && filter !== null) narrow(null);
    else if (event.key === "Enter" && chosen && control && chosen.href) window.open(chosen.href, "_blank", "noopener");
    else if (event.key === "Enter" && chosen?.kind === "vehicle" && event.shiftKey) compareChosen();
    else if (event.key === "Enter" && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };

  const isPending = wanted !== null && nameSearch === null;
  return (
    <>
      <div className="palette-field">
        <i className="i-lucide-search" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={chosen ? optionId(listId, active) : undefined}
          value={query}
          maxLength={MAX_TYPED}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          placeholder={isPhone() ? "Search everything" : "Search vehicles, players, clans, maps and terms"}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button
          type="button"
          className="grid flex-none place-items-center min-w-44px h-44px lt-tablet:px-8px color-wg-accent text-14 font-500"
          tabIndex={-1}
          onClick={close}
          aria-label="Esc, cancel the search"
        >
          <kbd className="keyboard-key no-phone">Esc</kbd>
          <span className="only-phone">Cancel</span>
        </button>
      </div>
      <PaletteFilters filter={filter} counts={results.counts} onChoose={narrow} />
      <p className="sr-only" role="status">
        {text === "" ? "" : summary(results)}
      </p>
      {(results.nothing || (options.length === 0 && !isPending && status !== "loading")) && (
        <PaletteNothing text={text} filter={filter} />
      )}
      {(options.length > 0 || isPending || status === "loading") && (
        <PaletteList
          id={listId}
          groups={results.groups}
          active={active}
          location={location}
          onPoint={({ key }) => setActiveKey(key)}
          onChoose={choose}
          onCompare={compare}
          onClear={clear}
        >
          {status === "loading" && <LoadingRow label="Vehicle" />}
          {isPending && <LoadingRow label={filter === "clan" ? "Clan" : "Player"} />}
        </PaletteList>
      )}
      {compared && (
        <PaletteTray
          onFollow={(href) => {
            close();
            goTo(href);
          }}
        />
      )}
      <PaletteFooter />
    </>
  );
}

/** Players whom the visitor follows or viewed in this browser. */
function useKnown(): readonly GameAccount[] {
  const { followed, viewed, read } = useKnownPlayers();
  useEffect(read, [read]);
  return useMemo(() => [...followed, ...viewed], [followed, viewed]);
}

/** Where the field is too narrow for a sentence. It is drawn in the browser only. */
function isPhone(): boolean {
  return window.matchMedia("(width < 760px)").matches;
}

/** Keeps the palette's `--visible-h` at the screen height left above a phone's keyboard. */
function useVisibleHeight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const dialog = inside.current?.closest("dialog");
    if (!viewport || !dialog) return;
    const measure = () => dialog.style.setProperty("--visible-h", `${viewport.height}px`);
    measure();
    viewport.addEventListener("resize", measure);
    return () => viewport.removeEventListener("resize", measure);
  }, [inside]);
}

/** The pause in typing, in ms, after which players and clans are looked up. */
const PAUSE_MS = 350;

/**
 * Players and clans whose names match the typed text, looked up after a pause; further typing cancels the request.
 * @param text null if no names are wanted @returns null until the answer for this text arrives
 */
function useNameSearch(text: string | null): { nameSearch: NameSearch | null; again(): void } {
  const [attempt, setAttempt] = useState(0);
  const [nameSearch, setNameSearch] = useState<NameSearch | null>(null);

  useEffect(() => {
    if (text === null || !canSearchNames(text)) return;
    // A retry starts at once and clears the failed result.
    setNameSearch(null);
    const typing = new AbortController();
    const timer = setTimeout(
      async () => {
        const found = await call<LookedUp>(fetch, `/api/look-up?${new URLSearchParams({ text })}`, {
          signal: typing.signal,
        });
        if (!typing.signal.aborted) setNameSearch({ text, found });
      },
      attempt === 0 ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [text, attempt]);

  return { nameSearch: nameSearch?.text === text ? nameSearch : null, again: () => setAttempt((count) => count + 1) };
}

/** The content of the launcher's dialog, fetched when needed. */
export function PaletteScreen({ name, typed, me, show, close }: PaletteScreenProps) {
  return name === "keys" ? <KeyHelp close={close} /> : <Palette typed={typed} me={me} show={show} close={close} />;
}
