import { type MouseEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { COMPARE_FORM } from "#app/components/vehicle/compare-button.tsx";
import { COMPARISON_PATH, comparisonHref, MAX_ENTRIES, parseComparison } from "#app/game/comparison/query.ts";
import type { VehicleEntry } from "#app/game/search/palette-vehicles.ts";
import { trayHref, useTray } from "#app/stores/comparison-tray.ts";

/** The page under the palette; on the comparison itself a vehicle is added to the one shown. */
export type PaletteLocation = Readonly<{ pathname: string; search: string }>;

interface PaletteCompareProps {
  entry: VehicleEntry;
  location: PaletteLocation;
  onCompare(entry: VehicleEntry): void;
}

/**
 * Adds a vehicle of the list to the comparison by pointer or finger, through the form of the layout as everywhere else
 * (`compare-button.tsx`). It is next to the option, since an option cannot contain a button; the keyboard has Shift
 * and Enter.
 */
export function PaletteCompare({ entry, location, onCompare }: PaletteCompareProps) {
  const here = location.pathname === COMPARISON_PATH;
  return (
    <button
      type="submit"
      form={COMPARE_FORM}
      className="palette-compare"
      name="v"
      value={entry.vehicle.id}
      data-compare={here ? undefined : entry.label}
      title={`Compare ${entry.label}`}
      aria-hidden="true"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (here) event.preventDefault();
        // The second click of a double click adds nothing.
        if (event.detail < 2) onCompare(entry);
      }}
    >
      <i className="i-lucide-scale" />
    </button>
  );
}

/**
 * Adds a vehicle to the open comparison if there is room. A vehicle added a moment ago may not be drawn yet: the next
 * one adds to it.
 * @returns adds the vehicle; on other pages it does nothing, since the button sends it to the tray
 */
export function useComparisonHere({ pathname, search }: PaletteLocation): (entry: VehicleEntry) => void {
  const navigate = useNavigate();
  const currentSearch = useRef(search);
  useEffect(() => {
    currentSearch.current = search;
  }, [search]);
  return (entry) => {
    const href = pathname === COMPARISON_PATH ? withVehicle(currentSearch.current, entry) : null;
    if (href === null) return;
    currentSearch.current = href.slice(COMPARISON_PATH.length);
    navigate(href, { preventScrollReset: true });
  };
}

/** The comparison of an address, with one more vehicle; null where there is no room. */
function withVehicle(search: string, { vehicle }: VehicleEntry): string | null {
  const query = parseComparison(new URLSearchParams(search));
  if (query.entries.length >= MAX_ENTRIES) return null;
  return comparisonHref({ ...query, entries: [...query.entries, { id: vehicle.id, loadout: "" }] });
}

/** The vehicles chosen for comparison: the page's own tray is hidden below the palette. */
export function PaletteTray({ onFollow }: { onFollow(href: string): void }) {
  const vehicles = useTray((tray) => tray.vehicles);
  if (vehicles.length === 0) return null;
  const names = vehicles.map(({ name }) => name).join(", ");
  const href = trayHref(vehicles);
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <div className="flex flex-none gap-12px items-center px-16px py-8px border-t text-13">
      <i className="i-lucide-scale flex-none color-wg-accent" />
      <p className="flex-1 min-w-0 truncate color-text-2" role="status" title={names}>
        {vehicles.length >= MAX_ENTRIES ? `Full: ${names}` : names}
      </p>
      <a className="button button-small button-primary flex-none" href={href} onClick={follow}>
        Compare {vehicles.length}
      </a>
    </div>
  );
}
