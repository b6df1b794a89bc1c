import { Suspense, useMemo } from "react";
import { redirect } from "react-router";
import { apiContext, asideContext, originContext, orWithoutContext } from "#app/context.ts";
import { keptView } from "#app/features/vehicles/kept-views.ts";
import { usePageAids } from "#app/features/vehicles/use-page-aids.ts";
import { parseVehicleChoice } from "#app/features/vehicles/vehicle-choice.ts";
import { vehicleJsonLd } from "#app/features/vehicles/vehicle-json-ld.ts";
import { VehiclePanels } from "#app/features/vehicles/vehicle-panels.tsx";
import type { VehicleView } from "#app/features/vehicles/vehicle-view.ts";
import { indexPeers } from "#app/features/vehicles/view-surroundings.ts";
import { NATION_LABELS } from "#app/game/model/nations.ts";
import { previewAddress } from "#app/game/model/preview-path.ts";
import { parseTankId } from "#app/game/model/tank-id.ts";
import { romanTier } from "#app/game/model/tiers.ts";
import { rowAt } from "#app/game/model/vehicle-columns.ts";
import { vehiclePagePath } from "#app/game/model/vehicle-path.ts";
import type { SetAside } from "#app/lib/aside.ts";
import type { Packed } from "#app/lib/packed.ts";
import { readAside } from "#app/lib/read-aside.ts";
import { sentence } from "#app/lib/sentence.ts";
import { JsonLd } from "#app/ui/json-ld.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Asleep } from "#app/ui/sleep.ts";
import type { Route } from "./+types/vehicle.ts";
import type { RouteHandle } from "./layout.tsx";
import { pageNotFound } from "./page-not-found.ts";
import "#app/ui/styles/vehicle-page.css";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { search, searchParams } = url;
  const id = parseTankId(params.tank_id);
  if (id === undefined) throw pageNotFound({ request, url });
  const { files } = context.get(apiContext);
  // Without the manifest the page only cannot say whether the game has moved on.
  const [columns, manifest, version, known] = await Promise.all([
    // Not the rows: an isolate that has just begun reads and parses a third of their text.
    files.vehicleColumns(),
    context.get(orWithoutContext)(files.manifest()),
    files.version(),
    // Together with the columns, which would tell its path.
    files.vehicleById(id).catch(() => null),
  ]);
  const place = columns.id.indexOf(id);
  if (place === -1) throw pageNotFound({ request, url });
  const row = rowAt(columns, place);
  // The id decides; a name that has changed since the link was made leads to the right address.
  if (row.slug !== params.vehicle) throw redirect(vehiclePagePath(row) + search, 301);
  const record = known ?? (await files.vehicle(row));
  if (!record) throw new Error(`The index lists ${row.name}, but its record is missing.`);
  const { view, packed } = keptView(record, parseVehicleChoice(searchParams), manifest ?? columns, () => ({
    peerValues: indexPeers(columns, row),
    newest: manifest?.newestKnownPatch.version ?? null,
  }));
  const origin = context.get(originContext);
  const description = describe(view);
  return {
    origin,
    version,
    name: view.name,
    nation: view.nation,
    title: `${view.name}, tier ${romanTier(view.tier)} ${NATION_LABELS[view.nation]}`,
    description,
    canonical: vehiclePagePath(view),
    plain: view.search === "",
    jsonLd: vehicleJsonLd(view, description, origin),
    id,
    view: context.get(asideContext)?.put(packed, view) ?? packed,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, version, id, title, description, canonical, plain } = loaderData;
  const picture = {
    path: previewAddress(version, id),
    alt: `${title}: key figures against its tier and class.`,
  };
  return pageMeta({ title, description, origin, canonical, noindex: !plain, picture });
}

/** One sentence with the figures that are known. */
function describe({ name, kind, tier, nation, kpis }: VehicleView): string {
  const figures = kpis
    .filter(({ known }) => known)
    .map(({ label, text, unit }) => `${label.toLowerCase()} ${text} ${unit}`.trim());
  const what = sentence(`${name}: tier ${romanTier(tier)} ${kind.toLowerCase()}, ${NATION_LABELS[nation]}`);
  return `${what} ${figures.join(", ")}, against its tier and class.`;
}

export const handle: RouteHandle = {
  crumbs(loaderData) {
    const vehicle = loaderData as Pick<VehicleView, "name" | "nation"> | undefined;
    if (!vehicle) return [{ label: "Vehicles", href: "/" }];
    return [
      { label: "Vehicles", href: "/" },
      { label: NATION_LABELS[vehicle.nation], href: `/?nation=${vehicle.nation}` },
      { label: vehicle.name },
    ];
  },
};

export default function Vehicle({ loaderData }: Route.ComponentProps) {
  usePageAids();
  return (
    <main className="page" id="main" tabIndex={-1}>
      <Suspense>
        <Asleep>
          <Panels view={loaderData.view} />
        </Asleep>
      </Suspense>
      <JsonLd key={loaderData.id} json={loaderData.jsonLd} />
    </main>
  );
}

/** Nothing here moves by script but a change of modules, so the server's HTML stays as it is until the page is used. */
function Panels({ view }: { view: SetAside<VehicleView> | Packed<VehicleView> }) {
  const unpacked = useMemo(() => readAside(view), [view]);
  return <VehiclePanels view={unpacked} />;
}
