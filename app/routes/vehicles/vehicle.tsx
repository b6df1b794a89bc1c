import { Suspense, useMemo } from "react";
import { redirect } from "react-router";
import { axisCells } from "#app/components/charts/axis-cells.ts";
import type { ScatterView } from "#app/components/charts/scatter-view.ts";
import { HydrateOnInteraction } from "#app/components/hydration/hydrate-on-interaction.ts";
import { JsonLd } from "#app/components/page/json-ld.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { apiContext, embeddedDataContext, originContext, orNullContext } from "#app/context.ts";
import { axesParameters, parseAxes } from "#app/game/charts/scatter-axes.ts";
import { definitionsOf } from "#app/game/loadout/definitions.ts";
import type { SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import { previewAddress } from "#app/game/model/addresses/preview-path.ts";
import { parseTankId } from "#app/game/model/addresses/tank-id.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { rowAt } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { EmbeddedRef } from "#app/lib/embedded-data/embedded-data.ts";
import type { Packed } from "#app/lib/embedded-data/packed.ts";
import { readEmbedded } from "#app/lib/embedded-data/read-embedded-data.ts";
import { sentence } from "#app/lib/text/sentence.ts";
import { tierScatter } from "#app/vehicles/charts/tier-scatter.ts";
import { LoadoutTools } from "#app/vehicles/loadout/loadout-tools.tsx";
import { useInstantView } from "#app/vehicles/loadout/use-instant-view.ts";
import { parseVehicleChoice } from "#app/vehicles/vehicle-choice.ts";
import { VehiclePanels } from "#app/vehicles/vehicle-panels.tsx";
import type { VehicleView } from "#app/vehicles/vehicle-view.ts";
import { cachedView } from "#app/vehicles/view-cache.ts";
import type { RouteHandle } from "../layout.tsx";
import { pageNotFound } from "../page-not-found.ts";
import type { Route } from "./+types/vehicle.ts";
import "virtual:uno:charts.css";
import "virtual:uno:tables.css";
import "virtual:uno:vehicle-page.css";
import "#app/vehicles/vehicle-page.css";
import { useAtFirstUse } from "#app/components/hydration/use-at-first-use.ts";
import { jsonLdText } from "#app/components/page/json-ld-text.ts";
import { CLASS_LABELS, CLASS_SINGULARS } from "#app/game/model/enumerations/classes.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { search, searchParams } = url;
  const id = parseTankId(params.tank_id);
  if (id === undefined) throw pageNotFound({ request, url });
  const { files, keptBuilds } = context.get(apiContext);
  const choice = parseVehicleChoice(searchParams);
  // Without the manifest the page only cannot say whether the game is newer than the data.
  const [columns, manifest, version, known, kept] = await Promise.all([
    // Columns, not rows: a new isolate reads and parses a third of the text.
    files.vehicleColumns(),
    context.get(orNullContext)(files.manifest()),
    files.version(),
    // Requested by id at the same time as the columns, instead of after them by path.
    files.vehicleById(id).catch(() => null),
    // Without the account's answer a build is kept in the browser, from where it can be moved.
    choice.setUp === "nominal" ? null : keptBuilds.list(id).catch(() => null),
  ]);
  const place = columns.id.indexOf(id);
  if (place === -1) throw pageNotFound({ request, url });
  const row = rowAt(columns, place);
  // The id decides; an outdated name redirects to the current address.
  if (row.slug !== params.vehicle) throw redirect(vehiclePagePath(row) + search, 301);
  const record = known ?? (await files.vehicle(row));
  if (!record) throw new Error(`The index lists ${row.name}, but its record is missing.`);
  const definitions = choice.setUp === "nominal" ? null : definitionsOf(await files.fittings());
  const around = { newest: manifest?.newestKnownPatch.version ?? null };
  const { view, packed } = cachedView(record, choice, manifest ?? columns, around, definitions);
  const axes = parseAxes(searchParams);
  const orNull = context.get(orNullContext);
  const cells = await axisCells(columns, axes, (key) => orNull(files.vehicleColumn(key)));
  const scatter = tierScatter(columns, place, axes, cells);
  const embedded = context.get(embeddedDataContext);
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
    plain: view.search === "" && axesParameters(axes).length === 0,
    compared: comparedWith(view),
    jsonLd: vehicleJsonLd(view, description, origin),
    id,
    kept,
    view: embedded?.add(packed, view) ?? packed,
    scatter: embedded?.add(scatter.packed, scatter.view) ?? scatter.packed,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, version, id, title, description, canonical, plain, compared } = loaderData;
  const picture = {
    path: previewAddress(version, id),
    alt: `${title}: key figures ${compared}.`,
  };
  return pageMeta({ title, description, origin, canonical, noindex: !plain, picture });
}

/** One sentence with the known figures. */
function describe(view: VehicleView): string {
  const { name, kind, tier, nation, kpis } = view;
  const figures = kpis
    .filter(({ known }) => known)
    .map(({ label, text, unit }) => `${label.toLowerCase()} ${text} ${unit}`.trim());
  const what = sentence(`${name}: tier ${romanTier(tier)} ${kind.toLowerCase()}, ${NATION_LABELS[nation]}`);
  return `${what} ${figures.join(", ")}, ${comparedWith(view)}.${patchOf(view)}`;
}

/** Which patch the figures are of; empty where no source states it. */
function patchOf({ patch, stated }: VehicleView): string {
  if (stated?.confirmed) return ` Confirmed ${stated.confirmed}.`;
  if (patch === null) return stated ? ` Patch ${stated.since}.` : "";
  return ` ${patch.title}${stated ? `, partly ${stated.since}` : ""}.`;
}

/** What the figures stand against. */
function comparedWith({ stock }: VehicleView): string {
  return stock ? "with stock modules" : "against its tier and class";
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
  usePageEnhancements();
  return (
    <main className="page" id="main" tabIndex={-1}>
      <Suspense>
        <HydrateOnInteraction>
          <Panels {...loaderData} />
        </HydrateOnInteraction>
      </Suspense>
      <JsonLd key={loaderData.id} json={loaderData.jsonLd} />
    </main>
  );
}

interface VehicleSectionsProps {
  view: EmbeddedRef<VehicleView> | Packed<VehicleView>;
  scatter: EmbeddedRef<ScatterView | null> | Packed<ScatterView | null>;
  version: string | null;
  kept: readonly SavedLoadout[] | null;
}

/** Only changing what is fitted needs script here, so the server's HTML stays as it is until the page is used. */
function Panels({ view, scatter, version, kept }: VehicleSectionsProps) {
  const unpacked = useMemo(() => readEmbedded(view), [view]);
  const points = useMemo(() => readEmbedded(scatter), [scatter]);
  const { area, view: shown, undo, redo } = useInstantView(unpacked, version);
  return (
    <div ref={area}>
      <VehiclePanels
        view={shown}
        scatter={points}
        version={version}
        tools={<LoadoutTools view={shown} undo={undo} redo={redo} kept={kept} />}
      />
    </div>
  );
}

const fetchEnhancements = () =>
  import("../../vehicles/page-enhancements.ts").then((module) => module.startEnhancements);

/** Tabs that follow, and charts that can be read. */
function usePageEnhancements(): void {
  useAtFirstUse(fetchEnhancements);
}

/**
 * Structured data of the page (schema.org): the vehicle as a Thing with its key figures. Not as Product or Vehicle,
 * since those are for sale and require offers and reviews.
 * @param origin the site's own, without a slash at the end
 * @returns JSON that is safe inside a script element
 */
export function vehicleJsonLd(view: VehicleView, description: string, origin: string): string {
  const page = origin + vehiclePagePath(view);
  const nation = NATION_LABELS[view.nation];
  const role = view.kind.slice(CLASS_LABELS[view.type].length).toLowerCase();
  const graph = [
    {
      "@type": "WebPage",
      "@id": page,
      url: page,
      name: view.name,
      description,
      isPartOf: { "@type": "WebSite", name: "The Index", url: `${origin}/` },
      mainEntity: {
        "@type": "Thing",
        name: view.name,
        ...(view.shortName !== view.name && { alternateName: view.shortName }),
        description: `Tier ${romanTier(view.tier)} ${CLASS_SINGULARS[view.type]}${role}, ${nation}`,
        identifier: { "@type": "PropertyValue", propertyID: "tank_id", value: view.id },
      },
      about: view.kpis
        .filter(({ known }) => known)
        .map(({ label, text, unit }) => ({
          "@type": "PropertyValue",
          name: label,
          value: Number(text.replaceAll(",", "")),
          ...(unit && { unitText: unit }),
        })),
    },
  ];
  return jsonLdText(graph);
}
