import { useRef } from "react";
import { Callout } from "#app/components/callout.tsx";
import { HeadRow } from "#app/components/head-row.tsx";
import { Info } from "#app/components/info.tsx";
import { MiniPlan } from "#app/components/map-plan/map-sheet.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { MAPS_PATH, type MapQuery, mapHref, withPlan } from "#app/game/maps/query.ts";
import { rotationOfMap } from "#app/game/maps/rotation/map-rotation.ts";
import { markRows } from "#app/game/maps/tactics/plan-text.ts";
import { OwnBattlesPanel } from "#app/maps/own-battles/own-battles-panel.tsx";
import type { ServerOwnBattles } from "#app/maps/own-battles/use-own-battles.ts";
import { PlanPanel } from "#app/maps/tactics/plan-panel.tsx";
import { TakePlan } from "#app/maps/tactics/take-plan.tsx";
import { useTacticsBoard } from "#app/maps/tactics/use-tactics-board.ts";
import type { MapContent } from "./map-content.ts";
import { MapsForm } from "./maps-form.tsx";
import type { GivenPlan } from "./server/read-tactics-board.ts";
import { SightForm } from "./sight-form.tsx";
import { PlanEditor } from "./tactics/editor/plan-editor.tsx";

interface MapPageProps extends Pick<Parameters<typeof SightForm>[0], "vehicle" | "vehicleProblem"> {
  content: MapContent;
  query: MapQuery;
  names: Parameters<typeof MapsForm>[0]["names"];
  /** The vehicle of the address, where it is none of ours. */
  gone: number | null;
  source: { patch: string; name: string };
  mapId: number;
  /** Of random battles. */
  random: boolean;
  /** The plan read from the address, and what is wrong with it. */
  given: GivenPlan;
  problem: string | null;
  ownBattles: ServerOwnBattles;
  rotation: { short: string | null; text: string } | null;
  /** Number of the visitor's game accounts; null if not signed in. */
  accounts: number | null;
}

/** A map: its plan to draw on, and what is known about it. */
export function MapPage({
  content,
  query,
  vehicle,
  names,
  vehicleProblem,
  gone,
  source,
  mapId,
  random,
  given,
  problem,
  ownBattles,
  rotation,
  accounts,
}: MapPageProps) {
  const { plan: drawing, layout } = content;
  const { bounds } = content.goals;
  const sheet = useRef<HTMLDivElement>(null);
  const address = mapHref(content.slug, { ...query, plan: null });
  const own = useTacticsBoard(given, mapId, address);
  const carried = { ...query, plan: own.code };
  const editor = { label: planLabel(content), goals: content.goals, own };
  const notes = [
    ...content.notes,
    ...(problem === null ? [] : [problem]),
    ...(gone === null ? [] : [`There is no vehicle ${gone} in our data.`]),
  ];
  const data = `Size, bases and spawns: game files, ${source.patch}`;
  const hasMinimap = content.layers.some(({ layer }) => layer === "minimap");
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head lt-laptop:flex-wrap">
        <div className="flex flex-1 flex-wrap lt-laptop:basis-full gap-x-20px gap-y-4px items-baseline min-w-0">
          <h1 className="heading-1">{content.name}</h1>
          <ul className="flex flex-wrap gap-x-16px gap-y-4px color-text-2 text-13">
            {content.facts.map(({ icon, text }) => (
              <li key={icon} className="flex gap-6px items-center">
                <i className={icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-8px print:hidden">
          <a className="button" href={rotationOfMap(content.name)} rel="nofollow" title={rotation?.text}>
            <i className="i-lucide-calendar-clock" />
            {rotation?.short ? `Rotation: ${rotation.short}` : "Rotation"}
          </a>
          <a className="button" href={MAPS_PATH}>
            <i className="i-lucide-map" />
            All maps
          </a>
          {layout && (
            <TakePlan
              address={address}
              code={own.code}
              sheet={sheet}
              labels={{
                title: content.name,
                about: `${layout.name}, seen from ${layout.own}`,
                // A picture of a plan is never one of the game.
                source: `The Index. ${data}. Terrain isn’t drawn.`,
                notes: markRows(own.plan, bounds).flatMap(({ number, where }, index) =>
                  number === null ? [] : [{ number, where, note: own.plan[index]?.note ?? "" }],
                ),
              }}
            />
          )}
        </div>
      </div>
      {notes.map((note) => (
        <Callout key={note} className="mb-12px">
          {note}
        </Callout>
      ))}
      <div className="columns">
        <div className="min-w-0">
          <section className="panel panel-wide" aria-label={`Plan of ${content.name}`}>
            <LayoutChoice content={content} code={own.code} />
            {drawing ? (
              <div className="p-12px pt-8px" ref={sheet}>
                <PlanEditor drawing={drawing} {...editor} />
              </div>
            ) : (
              <p className="note p-16px">
                The game files have no bases or spawns for this map’s mode, so there is nothing to draw.
              </p>
            )}
            <div className="p-16px border-t print:hidden">
              <MapsForm
                query={carried}
                names={names}
                chosen={{
                  slug: content.slug,
                  battleType: content.layout?.battleType ?? null,
                  spawn: content.layout?.spawn ?? null,
                }}
              />
            </div>
            <Info className="px-16px border-t border-t-grid" label={data}>
              <p>
                {hasMinimap ? "Minimap: the game’s own." : "Terrain isn’t drawn."} Name: {source.name}.
              </p>
            </Info>
          </section>
        </div>
        <aside className="stack">
          {content.plan && (
            <>
              <Layers layers={content.layers} plan={own.code} />
              <PlanPanel
                own={own}
                bounds={bounds}
                sightHref={(at) => withPlan(mapHref(content.slug, { ...query, plan: null, at }), own.code)}
              />
              <Distances content={content} />
              <SightForm slug={content.slug} query={carried} vehicle={vehicle} vehicleProblem={vehicleProblem} />
            </>
          )}
          <OwnBattlesPanel key={mapId} map={{ id: mapId, random }} given={ownBattles} accounts={accounts} />
        </aside>
      </div>
    </main>
  );
}

function planLabel({ name, layout, plan }: MapContent): string {
  const bases = plan?.bases.map((base) => base.label).join("; ") || "no bases";
  return `Plan of ${name}, ${layout?.name}, seen from ${layout?.own}: ${bases}`;
}

/** Links that turn a layer off or on. @param plan the code of the visitor's drawing, which the links keep */
function Layers({ layers, plan }: Pick<MapContent, "layers"> & { plan: string | null }) {
  return (
    <section className="panel print:hidden" aria-labelledby="layers" data-keep-scroll="">
      <PanelHead id="layers" title="Layers" />
      <ul className="map-layers pb-8px">
        {layers.map(({ layer, icon, label, value, href, on }) => (
          <li key={layer}>
            <a href={withPlan(href, plan)} aria-current={on ? "true" : undefined} rel="nofollow">
              <i className={icon} />
              <span>{label}</span>
              <small>{value}</small>
              <span className="checkbox" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Distances({ content }: { content: MapContent }) {
  return (
    <section className="panel" aria-labelledby="distances">
      <PanelHead id="distances" title="Distances" note="Straight line" />
      <dl className="panel-body">
        {content.distances.map(({ label, metres }) => (
          <div key={label} className="map-distance">
            <dt>{label}</dt>
            <dd>
              {metres} <small>m</small>
            </dd>
          </div>
        ))}
      </dl>
      <details className="border-t">
        <summary className="px-16px py-12px color-link text-13">Bases and spawns in metres</summary>
        <table className="map-positions">
          <HeadRow heads={["Place", "Square", "East", "North"]} />
          <tbody>
            {content.positions.map(({ what, square, east, north }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{square}</td>
                <td>{east}</td>
                <td>{north}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/**
 * The battle types of the map, each with its small plan, and the visitor's side: a choice is a link and takes effect
 * at once.
 */
function LayoutChoice({ content: { others, sides }, code }: { content: MapContent; code: string | null }) {
  if (sides.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-8px items-center px-12px pt-12px" data-keep-scroll="">
      <ul className="map-others" aria-label="Battle types">
        {others.map(({ key, name, note, href, on, plan }) => (
          <li key={key}>
            <a href={withPlan(href, code)} aria-current={on ? "true" : undefined} title={note}>
              <MiniPlan plan={plan} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      <nav className="segmented ml-auto lt-tablet:ml-0" aria-label="Your side">
        {sides.map(({ name, href, on }) => (
          <a key={name} href={withPlan(href, code)} aria-current={on ? "true" : undefined} rel="nofollow">
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
}
