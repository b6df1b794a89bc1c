import type { PaletteKind } from "#app/game/search/palette.ts";
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
    <div className="kinds only-phone" role="group" aria-label="Show one kind">
      {[null, ...KINDS].map((own) => (
        <button
          key={own}
          type="button"
          className={own === kind ? "chip on" : "chip"}
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
    <div className="empty-s">
      <i className="i-lucide-search-x" />
      {text === "" ? (
        <p>Type part of a name.</p>
      ) : (
        <>
          <h2 className="h2">
            Nothing matches “{text}”{where}
          </h2>
          <p>Type letters of the name in order; gaps are fine, as in “bc25t” or “obj 140”. Or try fewer letters.</p>
        </>
      )}
    </div>
  );
}

/** How it stands with the vehicles, while they are not there. */
export function VehicleStatus({ status }: { status: PaletteVehicles["status"] }) {
  if (status === "ready") return null;
  return (
    <p className="wait">
      {status === "loading" ? "Loading the vehicles …" : "The vehicles could not be loaded. Everything else works."}
    </p>
  );
}

export function PaletteFooter() {
  return (
    <div className="ftr no-phone" aria-hidden="true">
      <span>
        <kbd className="kbd">
          <i className="i-lucide-arrow-up" />
        </kbd>
        <kbd className="kbd">
          <i className="i-lucide-arrow-down" />
        </kbd>
        move
      </span>
      <span>
        <kbd className="kbd">Tab</kbd> one kind only
      </span>
      <span>
        <kbd className="kbd">&gt;</kbd> actions only
      </span>
    </div>
  );
}
