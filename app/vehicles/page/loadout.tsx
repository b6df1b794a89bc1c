import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { useUndoKeys } from "#app/components/use-undo-keys.ts";
import type { SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { ownLoadout, saveOwnLoadout } from "#app/stores/own-loadout.ts";
import { MorePanel } from "../characteristics/characteristics-panel.tsx";
import type { FullContent } from "../full-content.ts";
import { currentLoadout } from "../loadout/current-loadout.ts";
import type { LoadoutContent } from "../loadout/loadout-content.ts";
import { LoadoutPanels } from "../loadout/loadout-panels.tsx";
import { LoadoutTools } from "../loadout/loadout-tools.tsx";
import { switchLinks } from "../loadout/picker.tsx";
import { previewStats } from "../loadout/preview.ts";
import { StatsPanel, StatsStrip } from "../loadout/stats-panel.tsx";
import { useDefinitions } from "../loadout/use-definitions.ts";
import { ModulesPanel } from "../modules/modules-panel.tsx";
import { useVehicleContent } from "./use-vehicle-content.ts";
import { useVehicle } from "./vehicle-data.ts";
import { MissingPanel, VehicleFrame } from "./vehicle-frame.tsx";

interface LoadoutProps {
  /** Loadouts of this vehicle saved in the account; null if nobody is signed in. */
  kept: readonly SavedLoadout[] | null;
}

const COLUMNS = "grid grid-cols-[minmax(0,1fr)_408px] gap-16px mt-16px items-start lt-laptop:grid-cols-[minmax(0,1fr)]";

/** The vehicle's loadout next to all its stats. The address holds the whole state. */
export function Loadout({ kept }: LoadoutProps) {
  const { search, pathname } = useLocation();
  const vehicle = useVehicle();
  const { record, version } = vehicle;
  const definitions = useDefinitions(version);
  const current = useMemo(
    () => (record.record === "full" ? currentLoadout(new URLSearchParams(search), record, definitions) : null),
    [record, search, definitions],
  );
  const content = useVehicleContent(vehicle, current);
  const steps = useSteps(pathname, content.search);
  const { id, full, loadout } = content;
  const isStart = loadout?.starts.some(({ on, changes }) => on && changes === 0) ?? true;
  const own = useOwnLoadout(id, isStart ? null : content.search);
  const [pointedAt, setPointedAt] = useState<PointedAt | null>(null);
  // A preview no longer applies once the loadout has changed.
  const pointed = pointedAt?.from === search ? pointedAt : null;
  const preview = useMemo(
    () =>
      pointed && definitions && record.record === "full"
        ? { name: pointed.name, stats: previewStats(record, definitions, search, pointed.search) }
        : null,
    [pointed, definitions, record, search],
  );
  if (!full || !loadout) {
    return (
      <VehicleFrame record={record} frame={content} current="loadout">
        <MissingPanel frame={content} what="loadout" />
      </VehicleFrame>
    );
  }
  const path = vehicleViewPath(content, "loadout");
  const { switching, rocket } = full;
  return (
    <VehicleFrame record={record} frame={content} current="loadout">
      <div {...pointing(search, pointed, setPointedAt)} data-replace="">
        <StatsStrip groups={content.groups} preview={preview} type={content.type} />
        <div className={COLUMNS}>
          <div className="stack">
            <StartFrom
              loadout={loadout}
              own={own === content.search ? null : own}
              path={path}
              tools={<LoadoutTools content={content} kept={kept} {...steps} />}
            />
            {loadout.dropped.map((sentence) => (
              <p className="remark" key={sentence} role="status">
                <i className="i-lucide-info" />
                {sentence}
              </p>
            ))}
            {!full.fitted.single && <ModulesPanel content={content} full={full} />}
            <LoadoutPanels loadout={loadout} path={path} />
            {full.fitted.single && <ModulesLine full={full} />}
          </div>
          <div className="laptop:sticky laptop:top-[calc(var(--bar-h)+58px)] laptop:max-h-[calc(100dvh-var(--bar-h)-66px)] laptop:overflow-y-auto min-w-0">
            <StatsPanel
              groups={content.groups}
              path={path}
              preview={preview}
              notes={[switching, rocket].filter((note) => note !== "")}
            />
          </div>
        </div>
        {content.more.length > 0 && (
          <div className="mt-16px">
            <MorePanel content={content} />
          </div>
        )}
      </div>
    </VehicleFrame>
  );
}

/** A choice that is pointed at, or has the focus, and the loadout it would change. */
interface PointedAt {
  from: string;
  search: string;
  name: string;
}

/**
 * Previews a choice in the stats: while it is hovered or focused, and by touch on the first tap; the second tap takes
 * it.
 */
function pointing(from: string, pointed: PointedAt | null, point: (at: PointedAt | null) => void) {
  const at = (target: EventTarget): PointedAt | null => {
    const choice = target instanceof Element ? target.closest<HTMLElement>("[data-preview]") : null;
    const name = choice?.querySelector("b")?.textContent ?? "";
    return choice?.dataset.preview === undefined ? null : { from, search: choice.dataset.preview, name };
  };
  const show = (target: EventTarget) => {
    const next = at(target);
    if (next?.search !== pointed?.search) point(next);
  };
  return {
    onPointerOver: ({ pointerType, target }: PointerEvent) => pointerType !== "touch" && show(target),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== "touch" && pointed && point(null),
    onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && show(target),
    // Esc goes back: first from the preview, then from the list.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (pointed) point(null);
      else event.currentTarget.querySelector<HTMLAnchorElement>("[data-close]")?.click();
    },
    onClick: (event: MouseEvent) => {
      const isTouch = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "touch";
      const next = at(event.target);
      if (!isTouch || next === null || next.search === pointed?.search) return;
      event.preventDefault();
      point(next);
    },
  };
}

/**
 * The visitor's own loadout of a vehicle, kept while they look at others.
 * @param current query string of the own loadout that is shown; null where it is one to start from
 */
function useOwnLoadout(id: number, current: string | null): string | null {
  const [kept, setKept] = useState<{ id: number; search: string } | null>(null);
  useEffect(() => {
    if (current !== null) saveOwnLoadout(id, current);
    const search = current ?? ownLoadout(id);
    // Parts of the page may not be hydrated yet: a more urgent update would make React render them from scratch.
    if (search !== null) startTransition(() => setKept({ id, search }));
  }, [id, current]);
  return current ?? (kept?.id === id ? kept.search : null);
}

interface StartFromProps {
  loadout: LoadoutContent;
  /** Query string of the visitor's own loadout, where another one is shown; else null. */
  own: string | null;
  path: string;
  tools: ReactNode;
}

/** Starting points, the user's progress, and the tools for a loadout. */
function StartFrom({ loadout: { starts, about }, own, path, tools }: StartFromProps) {
  const start = starts.find(({ on }) => on);
  const options = own === null ? starts : [...starts, { label: "Yours", search: own, on: false }];
  const changes = start
    ? start.changes === 0
      ? "Unchanged"
      : `${start.changes} ${start.changes === 1 ? "change" : "changes"}`
    : "";
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-8px" id="set-up" aria-label="Loadout">
      <div className="flex flex-wrap gap-x-12px gap-y-8px items-center">
        <span className="note">Start from</span>
        {switchLinks({ label: "Start from", options }, path, "segmented lt-tablet:[&>a]:px-7px")}
        <span className="note">{changes}</span>
        <div className="ml-auto">{tools}</div>
      </div>
      {about !== "" && <p className="note">{about}</p>}
    </section>
  );
}

/** The modules of a vehicle that has no others. */
function ModulesLine({ full }: { full: FullContent }) {
  return (
    <section className="panel" id="modules">
      <div className="panel-body flex flex-wrap gap-x-20px gap-y-8px items-baseline py-14px">
        <h2 className="heading-2">Modules</h2>
        {full.modules.map(({ label, name }) => (
          <span key={label} className="text-13" title={label}>
            {name}
          </span>
        ))}
        <span className="note ml-auto">No others to choose</span>
      </div>
    </section>
  );
}

/** Loadouts chosen before and after the shown one, as query strings. */
interface Steps {
  /** Of the page: of one vehicle. */
  path: string;
  at: string;
  past: readonly string[];
  future: readonly string[];
}

/** Ways back and forth between loadouts; null where there is nothing to take back or to do again. */
function useSteps(path: string, search: string): { undo: (() => void) | null; redo: (() => void) | null } {
  const navigate = useNavigate();
  const [steps, setSteps] = useState<Steps>({ path, at: search, past: [], future: [] });
  const { at, past, future } = steps;
  const [back, next] = [past.at(-1), future[0]];
  if (steps.path !== path) setSteps({ path, at: search, past: [], future: [] });
  else if (at !== search) {
    if (search === back) setSteps({ path, at: search, past: past.slice(0, -1), future: [at, ...future] });
    else if (search === next) setSteps({ path, at: search, past: [...past, at], future: future.slice(1) });
    else setSteps({ path, at: search, past: [...past, at], future: [] });
  }
  const lead = (to: string) => () =>
    void navigate(to, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  const ways = { undo: back === undefined ? null : lead(back), redo: next === undefined ? null : lead(next) };
  useUndoKeys(ways);
  return ways;
}
