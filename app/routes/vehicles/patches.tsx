import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, originContext } from "#app/context.ts";
import { PATCHES_PAGE, PATCHES_RSS } from "#app/game/model/addresses/patches-path.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import type { Route } from "./+types/patches.ts";
import "virtual:uno:document.css";
import { type LinkedVehicle, VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { changesInWords } from "#app/game/history/change-words.ts";
import type { PatchChangesList } from "#app/game/history/patch-changes.ts";
import { CLASS_PLURALS, VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { formatDate } from "#app/lib/text/format-date.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const [list, { gameVersion }] = await Promise.all([files.patchChanges(), files.vehicleColumns()]);
  return {
    origin: context.get(originContext),
    patch: formatPatch(gameVersion),
    view: patchesView(list ?? { sources: [], vehicles: [] }, url.searchParams),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, view, patch } = loaderData;
  const title = "Patch changes";
  const description = `Which vehicles changed since patch ${patch}, by class and nation, with every known figure before and after.`;
  return [
    ...pageMeta({ title, description, origin, canonical: PATCHES_PAGE, noindex: view.search !== "" }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: PATCHES_RSS },
  ];
}

export default function Patches({ loaderData: { view, patch } }: Route.ComponentProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Patch changes</h1>
          <p>How vehicles with top modules have changed since patch {patch}, as far as our sources know.</p>
        </div>
        <a className="button" href={PATCHES_RSS}>
          <i className="i-lucide-rss" />
          Feed
        </a>
      </div>
      <PatchesPanel view={view} />
    </main>
  );
}

/** What changed of each vehicle, with choices of class and nation as links. */
function PatchesPanel({ view }: { view: PatchesView }) {
  const { classes, nations, rows, total } = view;
  return (
    <section className="panel" aria-labelledby="changes">
      <div className="panel-head">
        <h2 className="heading-2" id="changes">
          Changed vehicles
        </h2>
        <span className="note">
          {rows.length === total ? total : `${rows.length} of ${total}`}, largest change first
        </span>
      </div>
      <div className="panel-body">
        {choices("Class", classes)}
        {choices("Nation", nations)}
        {rows.length === 0 && <p className="py-16px color-text-2 text-13">No known change.</p>}
        <ul>{rows.map(row)}</ul>
      </div>
    </section>
  );
}

function choices(label: string, all: readonly PatchChoice[]) {
  return (
    <nav className="flex flex-wrap gap-6px mb-8px" aria-label={label} data-keep-scroll="">
      {all.map(({ label: text, href, on }) => (
        <a key={href} className={on ? "chip chip-on" : "chip"} href={href} aria-current={on ? "true" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

function row({ vehicle, since, changes }: PatchRow) {
  return (
    <li key={vehicle.id} className="py-10px border-t border-t-grid">
      <div className="flex flex-wrap gap-x-12px items-center justify-between">
        {VehicleLink({ vehicle })}
        <span className="note">Since {since}</span>
      </div>
      <ul className="flex flex-wrap gap-x-16px gap-y-2px mt-4px color-text-2 text-13">
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            <span className="color-text-3">{label}</span>{" "}
            <span className="whitespace-nowrap">
              {before} → <strong className="color-text font-550">{after}</strong>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A choice among vehicles, as a link. */
interface PatchChoice {
  label: string;
  href: string;
  on: boolean;
}

/** What changed of a vehicle. */
interface PatchRow {
  vehicle: LinkedVehicle;
  /** "2.1.1, July 2026": since when. */
  since: string;
  changes: { label: string; before: string; after: string }[];
}

interface PatchesView {
  classes: PatchChoice[];
  nations: PatchChoice[];
  rows: PatchRow[];
  /** Vehicles that changed, whatever is chosen. */
  total: number;
  /** Canonical query string. */
  search: string;
}

/** The vehicles of what an address chooses, the largest change first; what of it means nothing is dropped. */
export function patchesView({ sources, vehicles }: PatchChangesList, params: URLSearchParams): PatchesView {
  const type = VEHICLE_CLASSES.find((each) => each === params.get("class")) ?? null;
  const nation = NATIONS.find((each) => each === params.get("nation")) ?? null;
  const shown = vehicles.filter(
    ({ vehicle }) => (type === null || vehicle.type === type) && (nation === null || vehicle.nation === nation),
  );
  const nameOf = (index: number) => {
    const { version = null, date = null } = sources[index] ?? {};
    return version === null ? formatDate(date ?? "") : formatPatch(version);
  };
  return {
    classes: [
      { label: "All classes", href: hrefOf(null, nation), on: type === null },
      ...VEHICLE_CLASSES.map((each) => {
        const label = CLASS_PLURALS[each].charAt(0).toUpperCase() + CLASS_PLURALS[each].slice(1);
        return { label, href: hrefOf(each, nation), on: each === type };
      }),
    ],
    nations: [
      { label: "All nations", href: hrefOf(type, null), on: nation === null },
      ...NATIONS.map((each) => ({ label: NATION_LABELS[each], href: hrefOf(type, each), on: each === nation })),
    ],
    rows: shown.map(({ vehicle, changes }) => ({
      vehicle,
      since: [...new Set(changes.map(({ source }) => nameOf(source)))].join(", "),
      changes: changesInWords(changes, []).figures,
    })),
    total: vehicles.length,
    search: searchOf(type, nation),
  };
}

const hrefOf = (type: VehicleClass | null, nation: Nation | null) => PATCHES_PAGE + searchOf(type, nation);

function searchOf(type: VehicleClass | null, nation: Nation | null): string {
  const parts = [type && `class=${type}`, nation && `nation=${nation}`].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
