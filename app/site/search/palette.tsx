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
import { neededDocumentsOf } from "#app/api/documents.ts";
import type { LookedUp } from "#app/game/players/answers.ts";
import { canLookUp } from "#app/game/search/look-up-rules.ts";
import { type PaletteIndex, type PaletteKind, paletteIndex } from "#app/game/search/palette.ts";
import type { VehicleEntry } from "#app/game/search/palette-vehicles.ts";
import { QUESTIONS_PATH, type Question } from "#app/game/site/faq.ts";
import { call } from "#app/lib/api.ts";
import { useColourMode } from "#app/stores/colour-mode.ts";
import { answerItem, clearRecents, readRecents, rememberRecent } from "./answers.ts";
import type { AnswerItem, PaletteItem } from "./items.ts";
import type { NameSearch } from "./look-up.ts";
import { PaletteTray, useComparisonHere } from "./palette-compare.tsx";
import { optionId, PaletteList } from "./palette-list.tsx";
import {
  LookUpStatus,
  NothingFound,
  PaletteFooter,
  PaletteKinds,
  usePaletteMaps,
  VehicleStatus,
} from "./palette-parts.tsx";
import type { PaletteScreenProps } from "./palette-screen-props.ts";
import {
  effectiveSearch,
  isLookedUp,
  KIND_LABELS,
  kindsFound,
  nextKind,
  type PaletteState,
  paletteView,
  summary,
} from "./palette-view.ts";
import { usePaletteVehicles } from "./use-palette-vehicles.ts";
import "virtual:uno:palette.css";

/** The palette itself: a field that is a combobox, and the list of what it finds. */
export function Palette({ typed, show, close }: Omit<PaletteScreenProps, "name">) {
  const navigate = useNavigate();
  const place = useLocation();
  const { pathname } = place;
  const addHere = useComparisonHere(place);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { index: vehicles, status, retry } = usePaletteVehicles();
  const answers = usePaletteAnswers();
  const maps = usePaletteMaps();
  const [query, setQuery] = useState(typed);
  const [kind, setKind] = useState<PaletteKind | null>(null);
  const [active, setActive] = useState(0);
  const [recents, setRecents] = useState(readRecents);
  const [compared, setCompared] = useState(false);
  useVisibleHeight(field);

  const searched = effectiveSearch({ query, kind });
  const wanted = isLookedUp(searched.kind) ? searched.text : null;
  const lookUp = useLookUp(wanted);
  const current = Number(/^\/(\d+)\//.exec(pathname)?.[1] ?? Number.NaN);
  const state = useMemo(
    (): PaletteState => ({
      query,
      kind,
      vehicles,
      maps,
      answers,
      recents,
      current,
      lookUp,
      failed: status === "failed",
    }),
    [query, kind, vehicles, maps, answers, recents, current, status, lookUp],
  );
  const sections = useMemo(() => paletteView(state), [state]);
  const options = sections.flatMap((section) => section.options);
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

  const search = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const narrow = (next: PaletteKind | null) => {
    setQuery(query.replace(/^\s*>/, ""));
    setKind(next);
    setActive(0);
    field.current?.focus();
  };

  const choose = (item: PaletteItem) => {
    const command = item.kind === "action" ? item.command : undefined;
    if (command === "clear-recents") {
      clearRecents();
      setRecents([]);
      setActive(0);
      return;
    }
    if (command === "keys") return show("keys");
    if (command === "retry") return retry();
    close();
    if (command !== undefined) useColourMode.getState().choose(command.mode);
    // Of whom somebody looked up nothing is kept.
    if (item.kind !== "action" && item.kind !== "player" && item.kind !== "clan") rememberRecent(item.key);
    if (item.href !== undefined) navigate(item.href);
  };

  /** Elsewhere the button sends the vehicle to the tray of the page (`tray-launcher.tsx`). */
  const compare = (entry: VehicleEntry) => {
    setCompared(true);
    addHere(entry);
  };
  const compareChosen = () =>
    document.getElementById(optionId(listId, active))?.parentElement?.querySelector<HTMLElement>("button")?.click();

  const move = (step: number) =>
    setActive((place) => (options.length === 0 ? 0 : (place + step + options.length) % options.length));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const control = event.ctrlKey || event.metaKey;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Tab")
      narrow(nextKind(kindsFound(state), searched.kind, chosen?.kind ?? null, event.shiftKey));
    else if (event.key === "Backspace" && query === "" && kind !== null) narrow(null);
    else if (event.key === "Enter" && chosen && control && chosen.href) window.open(chosen.href, "_blank", "noopener");
    else if (event.key === "Enter" && chosen?.kind === "vehicle" && event.shiftKey) compareChosen();
    else if (event.key === "Enter" && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="palette-field">
        <i className="i-lucide-search" />
        {kind !== null && (
          <button type="button" className="chip chip-on no-phone" tabIndex={-1} onClick={() => narrow(null)}>
            {KIND_LABELS[kind]}
            <i className="i-lucide-x" />
          </button>
        )}
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
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          placeholder="Search vehicles, players, maps"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button
          type="button"
          className="grid place-items-center min-w-44px h-40px"
          tabIndex={-1}
          onClick={close}
          aria-label="Esc, close the search"
        >
          <kbd className="keyboard-key">Esc</kbd>
        </button>
      </div>
      <PaletteKinds kind={searched.kind} onChoose={narrow} />
      <p className="sr-only" role="status">
        {searched.text === "" ? "" : summary(sections)}
      </p>
      {options.length > 0 && (
        <PaletteList
          id={listId}
          sections={sections}
          active={active}
          place={place}
          onPoint={setActive}
          onChoose={choose}
          onCompare={compare}
        />
      )}
      {options.length === 0 && status === "ready" && <NothingFound text={searched.text} kind={searched.kind} />}
      <VehicleStatus status={status} />
      {wanted !== null && canLookUp(wanted) && <LookUpStatus lookUp={lookUp} />}
      {compared && (
        <PaletteTray
          onFollow={(href) => {
            close();
            navigate(href);
          }}
        />
      )}
      <PaletteFooter />
    </>
  );
}

/** Keeps `--visible-h` of the palette at what the keyboard of a phone leaves of the screen. */
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

type Answers = PaletteIndex<AnswerItem>;

/** Fetched once per document, in the browser only. */
let known: Answers | undefined;

const NONE: Answers = { rows: [] };

/** The questions of the FAQ, ready to be searched; none while they are fetched, and where that fails: the rest works. */
function usePaletteAnswers(): Answers {
  const [answers, setAnswers] = useState(known);

  useEffect(() => {
    if (known) return;
    neededDocumentsOf(null)<readonly Question[]>(QUESTIONS_PATH).then(
      (questions) => {
        known = paletteIndex(questions.map(answerItem));
        setAnswers(known);
      },
      () => undefined,
    );
  }, []);

  return answers ?? NONE;
}

/** A pause in the typing after which players and clans are asked for. */
const PAUSE_MS = 350;

/**
 * Players and clans who are called as somebody types, once there is a pause; what is typed next takes back the question.
 * @param text null: nobody wants to know @returns null until the answer for this text is there
 */
function useLookUp(text: string | null): NameSearch | null {
  const [lookUp, setLookUp] = useState<NameSearch | null>(null);

  useEffect(() => {
    if (text === null || !canLookUp(text)) return;
    const typing = new AbortController();
    const timer = setTimeout(async () => {
      const found = await call<LookedUp>(fetch, `/api/look-up?${new URLSearchParams({ text })}`, {
        signal: typing.signal,
      });
      if (!typing.signal.aborted) setLookUp({ text, found });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [text]);

  return lookUp?.text === text ? lookUp : null;
}
