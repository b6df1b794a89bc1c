import { Fragment, type MouseEvent, type ReactNode } from "react";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { vehicleContour } from "#app/components/vehicle/contour.tsx";
import { ClassIcon, NationIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { VehicleMarker } from "#app/components/vehicle/vehicle-link.tsx";
import { wn8Level } from "#app/game/players/wn8-level.ts";
import type { TextRange } from "#app/game/search/fuzzy.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { useColourMode } from "#app/stores/colour-mode.ts";
import type { PaletteItem, VehicleItem } from "./items.ts";
import { PaletteCompare, type PaletteLocation } from "./palette-compare.tsx";
import { ScaleCard, VersusCard } from "./palette-parts.tsx";
import type { ResultRow } from "./result-rows.ts";
import type { ResultGroup } from "./results.ts";

/** The label at the right of a row. */
const KIND_LABELS: Record<PaletteItem["kind"], string> = {
  vehicle: "Vehicle",
  player: "Player",
  clan: "Clan",
  map: "Map",
  term: "Term",
  page: "Page",
  answer: "Answer",
  action: "Action",
  list: "List",
  compare: "Compare",
  ask: "",
};

interface PaletteListProps {
  /** Of the list; options are numbered below it. */
  id: string;
  groups: readonly ResultGroup[];
  active: number;
  onPoint(item: PaletteItem): void;
  onChoose(item: PaletteItem): void;
  onCompare(entry: VehicleItem): void;
  onClear(): void;
  location: PaletteLocation;
  /** Placeholder for pending results, after those found. */
  children: ReactNode;
}

/** The options by group; `active` counts through all of them. */
export function PaletteList({ id, groups, active, onClear, children, ...others }: PaletteListProps) {
  let index = 0;
  const hasWays = groups.some((group) => group.id === "ways");
  return (
    <div className="palette-list">
      <div id={id} role="listbox" aria-label="Results">
        {groups.map(({ id: groupId, title, rows }) => {
          const options = rows.map((row) => {
            const own = index++;
            return (
              <PaletteOption key={row.item.key} id={optionId(id, own)} row={row} active={own === active} {...others} />
            );
          });
          if (title === null)
            return (
              <Fragment key={groupId}>
                {groupId === "ways" && children}
                {options}
              </Fragment>
            );
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
            <div key={groupId} role="group" aria-labelledby={`${id}-${groupId}`}>
              <div
                className="flex justify-between px-10px pt-8px pb-4px color-text-3 text-12 font-500"
                role="presentation"
              >
                <span id={`${id}-${groupId}`}>{title}</span>
                {groupId === "recent" && (
                  <button type="button" className="hover:color-text" tabIndex={-1} aria-hidden="true" onClick={onClear}>
                    Clear
                  </button>
                )}
              </div>
              {groupId === "ask" ? (
                <div className="flex flex-wrap gap-6px px-10px pt-4px pb-8px">{options}</div>
              ) : (
                options
              )}
            </div>
          );
        })}
      </div>
      {!hasWays && children}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Adds the active vehicle to the comparison. */
const COMPARE_KEYS = "Shift+Enter";

interface PaletteOptionProps extends Pick<PaletteListProps, "onPoint" | "onChoose" | "onCompare" | "location"> {
  id: string;
  row: ResultRow;
  active: boolean;
}

/** One row: a link where it has an address, so that the browser can open it in a new tab as well. */
function PaletteOption({ id, row, active, onPoint, onChoose, onCompare, location }: PaletteOptionProps) {
  const { item } = row;
  const shared = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": active,
    className: item.kind === "ask" ? "palette-ask" : "palette-row",
    onPointerMove: () => onPoint(item),
    // Pressing the mouse on a row must not take the focus from the field.
    onMouseDown: (event: MouseEvent) => event.button === 0 && event.preventDefault(),
  } as const;
  const content = item.kind === "ask" ? item.label : <RowContent row={row} active={active} />;
  if (item.href === undefined) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys for all options
      // biome-ignore lint/a11y/noStaticElementInteractions: it is an option
      <div {...shared} onClick={() => onChoose(item)}>
        {content}
      </div>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(item);
  };
  const keys = item.kind === "vehicle" ? COMPARE_KEYS : undefined;
  const link = (
    <a {...shared} aria-keyshortcuts={keys} href={item.href} onClick={follow}>
      {content}
    </a>
  );
  if (item.kind !== "vehicle") return link;
  return (
    <div className="palette-vehicle" role="presentation" onPointerMove={() => onPoint(item)}>
      {link}
      <PaletteCompare entry={item} location={location} onCompare={() => onCompare(item)} />
    </div>
  );
}

function RowContent({ row, active }: { row: ResultRow; active: boolean }) {
  const { item, ranges, note, stat, scale, wn8 } = row;
  const isTerm = item.kind === "term";
  const second = scale && isTerm ? { before: "", text: item.term.about ?? "", ranges: [] } : note;
  return (
    <>
      <span className="palette-lead">
        <Picture item={item} />
      </span>
      <span className="palette-text">
        <span className="font-550">
          <Highlighted text={item.label} ranges={ranges} />
          {item.kind === "vehicle" && (
            <VehicleMarker premium={item.vehicle.premium} collector={item.vehicle.collector && !item.vehicle.premium} />
          )}
          {"region" in item && <span className="ml-8px note">{item.region}</span>}
        </span>
        {second && second.text !== "" && (
          <span className="color-text-3 text-12 leading-[1.4]">
            {second.before}
            <Highlighted text={second.text} ranges={second.ranges} />
          </span>
        )}
      </span>
      <span className="palette-right">
        {stat && (
          <>
            <i className={`palette-bar percent-${stat.percent} ${stat.best ? "color-wg-good" : "color-text-3"}`} />
            <span>
              <b className="color-text font-600">{stat.text}</b>
              {stat.unit !== "" && (
                <small>{stat.unit === "°" || stat.unit === "%" ? stat.unit : ` ${stat.unit}`}</small>
              )}
            </span>
          </>
        )}
        {wn8 != null && (
          <span className="color-text-3">
            {item.label !== "My WN8" && "WN8 "}
            <b className={`font-600 ${LEVEL_COLOURS[wn8Level(wn8)]}`}>{formatNumber(wn8)}</b>
          </span>
        )}
        {stat === null && <Note item={item} active={active} />}
      </span>
      <span className="palette-kind">{KIND_LABELS[item.kind]}</span>
      {item.kind === "compare" && <VersusCard vehicles={item.vehicles} />}
      {scale && isTerm && <ScaleCard text={item.term.text} own={scale.own} />}
    </>
  );
}

function Picture({ item }: { item: Exclude<PaletteItem, { kind: "ask" }> | PaletteItem }) {
  if (item.kind === "ask") return null;
  if (item.kind === "player" || item.kind === "clan") {
    return (
      <span className="avatar" aria-hidden="true">
        {item.letters}
      </span>
    );
  }
  if (item.kind !== "vehicle") return <i className={`${item.icon} text-17px`} />;
  return (
    <>
      <NationIcon nation={item.vehicle.nation} />
      <TierBadge tier={item.vehicle.tier} />
      <ClassIcon type={item.vehicle.type} />
      {vehicleContour(item.vehicle.id)}
    </>
  );
}

/** What Enter does, else the keys or the state of the item. */
function Note({ item, active }: { item: PaletteItem; active: boolean }) {
  const mode = useColourMode((state) => state.mode);
  const command = item.kind === "action" ? item.command : undefined;
  if (typeof command === "object" && command.mode === mode) return <span className="note">In use</span>;
  if (command === "retry" || command === "retry-look-up") {
    return <span className="color-wg-accent font-550">Try again</span>;
  }
  if (active) {
    return (
      <span className="palette-open" aria-hidden="true">
        {item.href === undefined ? "Run" : "Open"}
        <kbd className="keyboard-key">
          <i className="i-lucide-corner-down-left" />
        </kbd>
      </span>
    );
  }
  const keys = item.kind === "page" ? item.keys : undefined;
  if (keys === undefined) return null;
  return (
    <span className="palette-open" aria-hidden="true">
      {keys.split(" ").map((key) => (
        <kbd key={key} className="keyboard-key">
          {key}
        </kbd>
      ))}
    </span>
  );
}

function Highlighted({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const ends = [0, ...ranges.map(({ end }) => end)];
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {ranges.map(({ start, end }, i) => (
        <Fragment key={start}>
          {text.slice(ends[i], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
}
