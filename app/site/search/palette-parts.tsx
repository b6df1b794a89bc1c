import { useEffect, useState } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { MAP_NAMES_FILE, type MapName } from "#app/game/maps/map-file.ts";
import { LOOK_UP_FROM } from "#app/game/search/look-up-rules.ts";
import { type PaletteIndex, type PaletteKind, paletteIndex } from "#app/game/search/palette.ts";
import type { MapItem } from "./items.ts";
import type { NameSearch } from "./look-up.ts";
import { mapItem } from "./maps.ts";
import { KIND_LABELS, KINDS } from "./palette-view.ts";
import type { PaletteVehicles } from "./use-palette-vehicles.ts";

interface PaletteKindsProps {
  kind: PaletteKind | null;
  onChoose(kind: PaletteKind | null): void;
}

/** The kinds to tap on a phone, which has no Tab key. */
export function PaletteKinds({ kind, onChoose }: PaletteKindsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend
    <div
      className="flex-none hidden lt-tablet:flex gap-8px px-16px pt-8px overflow-x-auto [scrollbar-width:none] [&>.chip]:h-40px [&>.chip]:px-14px"
      role="group"
      aria-label="Show one kind"
    >
      {[null, ...KINDS].map((own) => (
        <button
          key={own}
          type="button"
          className={own === kind ? "chip chip-on" : "chip"}
          aria-pressed={own === kind}
          onClick={() => onChoose(own)}
        >
          {own === null ? "All" : KIND_LABELS[own]}
        </button>
      ))}
    </div>
  );
}

export function NothingFound({ text, kind }: { text: string; kind: PaletteKind | null }) {
  const where = kind === null ? "" : ` among the ${KIND_LABELS[kind].toLowerCase()}`;
  return (
    <div className="blank-state flex-none px-24px py-32px [&_p]:max-w-44ch">
      <i className="i-lucide-search-x" />
      {text === "" ? (
        <p>Type part of a name.</p>
      ) : text.length < LOOK_UP_FROM && (kind === "player" || kind === "clan") ? (
        <p>Type at least {LOOK_UP_FROM} letters of the name.</p>
      ) : (
        <>
          <h2 className="heading-2">
            Nothing matches “{text}”{where}
          </h2>
          <p>Type letters of the name in order; gaps are fine, as in “bc25t” or “obj 140”. Or try fewer letters.</p>
        </>
      )}
    </div>
  );
}

const STATUS = "flex-none px-16px pt-10px pb-12px color-text-3 text-12";

/** Says that the vehicles are loading, or could not be loaded. */
export function VehicleStatus({ status }: { status: PaletteVehicles["status"] }) {
  if (status === "ready") return null;
  return (
    <p className={STATUS}>
      {status === "loading" ? "Loading the vehicles …" : "The vehicles could not be loaded. Everything else works."}
    </p>
  );
}

/** Says how looking up players and clans goes on; nothing where some are found. */
export function LookUpStatus({ lookUp }: { lookUp: NameSearch | null }) {
  const said = lookUp === null ? "Looking up players and clans …" : lookUpSentence(lookUp.found);
  return said === null ? null : <p className={STATUS}>{said}</p>;
}

function lookUpSentence(found: NameSearch["found"]): string | null {
  if (found === null) return "Players and clans cannot be looked up here just now.";
  if (found.why === "too-many") return "Many names were looked up: for a minute only linked Commanders are found here.";
  if (found.why === "unavailable") return "The publisher does not answer: not every player and clan is found here.";
  if (found.why === "not-configured") return null;
  return found.players.length + found.clans.length === 0 ? "No player or clan of this name was found." : null;
}

export function PaletteFooter() {
  return (
    <div
      className="flex flex-none gap-16px px-16px py-10px border-t color-text-3 text-12 [&>span]:flex [&>span]:gap-6px [&>span]:items-center lt-tablet:hidden"
      aria-hidden="true"
    >
      <span>
        <kbd className="keyboard-key">
          <i className="i-lucide-arrow-up" />
        </kbd>
        <kbd className="keyboard-key">
          <i className="i-lucide-arrow-down" />
        </kbd>
        move
      </span>
      <span>
        <kbd className="keyboard-key">Shift</kbd>
        <kbd className="keyboard-key">
          <i className="i-lucide-corner-down-left" />
        </kbd>
        compare a vehicle
      </span>
      <span>
        <kbd className="keyboard-key">Tab</kbd> one kind only
      </span>
      <span>
        <kbd className="keyboard-key">&gt;</kbd> actions only
      </span>
    </div>
  );
}

type Maps = PaletteIndex<MapItem>;

/** Fetched once per document, in the browser only. */
let known: Maps | undefined;

const NONE: Maps = { rows: [] };

/** The names of all maps, ready to be searched; none while they are fetched, and where that fails: the rest works. */
export function usePaletteMaps(): Maps {
  const [maps, setMaps] = useState(known);

  useEffect(() => {
    if (known) return;
    documentsOf(null)<readonly MapName[]>(MAP_NAMES_FILE).then(
      (names) => {
        known = paletteIndex((names ?? []).map(mapItem));
        setMaps(known);
      },
      () => undefined,
    );
  }, []);

  return maps ?? NONE;
}
