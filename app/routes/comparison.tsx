import { redirect } from "react-router";
import type { FilesApi } from "#app/api/published.ts";
import { type ComparisonSource, comparisonContent } from "#app/comparison/comparison-content.ts";
import { addVehicles } from "#app/comparison/server/add-vehicles.ts";
import { CHANGE } from "#app/comparison/use-changes.ts";
import { axisCells } from "#app/components/charts/scatter-plot.ts";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, type OrNull, originContext, orNullContext } from "#app/context.ts";
import { changed } from "#app/game/comparison/change.ts";
import { exampleComparisons } from "#app/game/comparison/examples.ts";
import {
  COMPARISON_PATH,
  type ComparisonQuery,
  comparisonHref,
  comparisonSearch,
  parseComparison,
  renewedColumns,
  unreadComparison,
} from "#app/game/comparison/query.ts";
import { kindOf } from "#app/game/loadout/address/loadout-text.ts";
import { definitionsOf } from "#app/game/loadout/definitions.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { identityAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { pack } from "#app/lib/packed.ts";
import type { Route } from "./+types/comparison.ts";
import "#app/comparison/comparison-page.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { files } = context.get(apiContext);
  const [columns, version] = await Promise.all([files.vehicleColumns(), files.version()]);
  const renewed = renewedColumns(url.searchParams);
  if (renewed !== null) throw redirect(`${COMPARISON_PATH}?${new URLSearchParams(renewed)}`, 301);
  const isVehicle = (id: number) => columns.id.includes(id);
  const requested = parseComparison(url.searchParams, isVehicle);
  const change = url.searchParams.get(CHANGE);
  // A button of the form that was pressed without script.
  if (change !== null) throw redirect(comparisonHref(changed(requested, change)));
  const typed = url.searchParams.get("add");
  const { query, answer } =
    typed === null ? { query: requested, answer: null } : addVehicles(typed, requested, columns);
  if (typed !== null && answer === null) throw redirect(comparisonHref(query));

  const source = await readComparison(files, columns, query, context.get(orNullContext));
  const content = comparisonContent(source, query, unreadComparison(url.searchParams, isVehicle));
  return {
    origin: context.get(originContext),
    vehicles: content.columns.map(({ entry, vehicle }) => ({ v: entry, name: vehicle.name })),
    plain: comparisonSearch(query) === "" && typed === null,
    answer,
    version,
    examples: content.columns.length === 0 ? exampleComparisons(columns) : [],
    content: pack(content),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, vehicles, plain } = loaderData;
  const listed = [...new Set(vehicles.map(({ name }) => name))];
  return pageMeta({
    title: listed.length === 0 ? "Comparison" : `${listed.join(" vs ")}, compared`,
    description:
      listed.length === 0
        ? "Up to eight vehicles side by side, each with its own loadout: every stat with the difference to a baseline, and the best of each row."
        : `${listed.join(", ")} side by side: firepower, survivability, mobility, concealment and vision, with the difference to the ${listed[0]}.`,
    origin,
    canonical: "/comparison",
    noindex: !plain,
    view: location,
  });
}

const fetchScreen = () =>
  import("#app/comparison/comparison-screen.tsx").then(({ ComparisonScreen }) => ComparisonScreen);
const Screen = lateBody(fetchScreen, import.meta.env.SSR && (await fetchScreen()));

export default function Comparison({ loaderData }: Route.ComponentProps) {
  const { content, vehicles, answer, examples, version } = loaderData;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0 [&>p]:max-w-none">
          <h1 className="heading-1">Comparison</h1>
          <p>The first column is the baseline. A diamond marks the best value in a row.</p>
        </div>
      </div>
      <Screen content={content} vehicles={vehicles} answer={answer} examples={examples} version={version} />
    </main>
  );
}

/**
 * Reads each record that a comparison needs once.
 * @param query whose vehicles are in the columns
 */
async function readComparison(
  files: FilesApi,
  columns: VehicleColumns,
  { entries, axes }: ComparisonQuery,
  orNull: OrNull,
): Promise<ComparisonSource> {
  const ids = [...new Set(entries.map(({ id }) => id))];
  const needsDefinitions = entries.some(({ loadout }) => kindOf(loadout) !== "bare");
  const [records, loadoutItems, cells] = await Promise.all([
    Promise.all(ids.map((id) => recordOf(files, columns, id))),
    needsDefinitions ? files.loadoutItems() : null,
    ids.length === 0 ? null : axisCells(columns, axes, (key) => orNull(files.vehicleColumn(key))),
  ]);
  const byId = new Map(records.map((record) => [record.id, record]));
  return {
    columns,
    records: entries.flatMap(({ id }) => byId.get(id) ?? []),
    definitions: loadoutItems && definitionsOf(loadoutItems),
    axes: cells,
  };
}

/** By the id, or by its path in a dataset that was published without ids. */
async function recordOf(files: FilesApi, columns: VehicleColumns, id: number): Promise<VehicleRecord> {
  const row = identityAt(columns, columns.id.indexOf(id));
  const record = (await files.vehicleById(id).catch(() => null)) ?? (await files.vehicle(row));
  if (!record) throw new Error(`The index lists ${row.name}, but its record is missing.`);
  return record;
}
