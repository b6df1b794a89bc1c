import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { COMPARISON_PATH, MAX_ENTRIES } from "#app/game/comparison/query.ts";
import { readTray, trayHref, useTray } from "#app/stores/comparison-tray.ts";
import { useToasts } from "#app/stores/toasts.ts";

/** The icon of the toast about a vehicle that was added. */
const ADDED = "lucide:scale";

/** Adds a vehicle and announces it. @param v the resulting column, as encoded in a URL */
export function addToTray(v: string, name: string): void {
  const { add, close, toasts } = useToasts.getState();
  // The newest counts them all.
  for (const { id, icon } of toasts) if (icon === ADDED) close(id);
  const vehicles = readTray();
  if (vehicles.length >= MAX_ENTRIES) {
    const description = `You can compare up to ${MAX_ENTRIES} vehicles.`;
    add({ title: "Your comparison is full", description, color: "warning", actions: [openTray(vehicles)] });
    return;
  }
  const next = [...vehicles, { v, name }];
  useTray.getState().put(next);
  const count = next.length === 1 ? "Add another one to compare it with." : `${next.length} vehicles to compare.`;
  add({ title: `${name} added`, description: count, icon: ADDED, actions: [openTray(next)] });
}

function openTray(vehicles: Parameters<typeof trayHref>[0]) {
  return { label: "Compare", href: trayHref(vehicles) };
}

/**
 * The vehicles chosen for a comparison, in the bar of every page except the comparison itself. There it covers
 * nothing, and the ends of the bar do not move when it appears.
 */
export function Tray() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { vehicles, put } = useTray();
  useEffect(() => {
    // Another tab has changed it.
    const onStorage = () => readTray();
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);
  // Opening the page without vehicles shows the stored ones, so that the navigation leads back to them.
  useEffect(() => {
    const kept = readTray();
    if (kept.length > 0 && pathname === COMPARISON_PATH && search === "") navigate(trayHref(kept), { replace: true });
  }, [pathname, search, navigate]);
  if (vehicles.length === 0 || pathname === COMPARISON_PATH) return null;
  const names = vehicles.map(({ name }) => name).join(", ");
  return (
    <section
      className="flex flex-none gap-2px items-center ml-auto lt-tablet:ml-0 [&+search]:ml-0"
      aria-label="Chosen to compare"
    >
      <a className="button button-small" href={trayHref(vehicles)} title={names}>
        <i className="i-lucide-scale color-wg-accent" />
        <span>
          <span className="lt-tablet:sr-only">Compare</span> {vehicles.length}
        </span>
      </a>
      {/* A phone has no room for it: there the comparison itself is emptied. */}
      <button
        type="button"
        className="button button-small button-quiet button-icon lt-tablet:hidden"
        aria-label="Clear the comparison"
        title="Clear"
        onClick={() => put([])}
      >
        <i className="i-lucide-x" />
      </button>
    </section>
  );
}
