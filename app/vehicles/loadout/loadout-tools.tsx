import { lazy, Suspense } from "react";
import type { SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import type { VehicleContent } from "../vehicle-content.ts";

/** The server renders synchronously and imports the menu; a browser loads it once the page is used. */
const fetchSavedLoadoutsMenu = async () => ({ default: (await import("./saved-loadouts-menu.tsx")).SavedLoadoutsMenu });
const SavedLoadoutsMenu = import.meta.env.SSR ? (await fetchSavedLoadoutsMenu()).default : lazy(fetchSavedLoadoutsMenu);

interface UndoRedo {
  /** Null where there is nothing to take back or to do again. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

interface LoadoutToolsProps extends UndoRedo {
  content: VehicleContent;
  /** Loadouts of this vehicle saved in the account; null if nobody is signed in. */
  kept: readonly SavedLoadout[] | null;
}

/** Actions on a loadout: undo, redo and save. */
export function LoadoutTools({ content, kept, ...steps }: LoadoutToolsProps) {
  const { loadout, id, name, slug } = content;
  if (!loadout) return null;
  return (
    <div className="flex gap-8px">
      <StepButtons {...steps} />
      <Suspense>
        <SavedLoadoutsMenu vehicle={{ id, name, slug }} code={loadout.code} patch={loadout.patch} given={kept} />
      </Suspense>
    </div>
  );
}

/** What only script can do. A button stays in focus when there is nothing more to do. */
function StepButtons({ undo, redo }: UndoRedo) {
  const steps = [
    { label: "Undo", icon: "i-lucide-undo-2", act: undo },
    { label: "Redo", icon: "i-lucide-redo-2", act: redo },
  ];
  return steps.map(({ label, icon, act }) => (
    <button
      key={label}
      type="button"
      className="button button-small js-only"
      aria-label={label}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <i className={icon} />
      <span className="no-phone">{label}</span>
    </button>
  ));
}
