import { memo, type ReactNode, Suspense } from "react";
import type { ScatterView } from "#app/components/charts/scatter-view.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { CharacteristicsPanel, statGroup } from "./characteristics/characteristics-panel.tsx";
import type { MovablePanel } from "./characteristics/column-balance.ts";
import { KeyFigures } from "./characteristics/key-figures.tsx";
import type { StatGroupView } from "./characteristics/stats-view.ts";
import { ChartsPart } from "./charts/charts-part.tsx";
import type { TerrainView } from "./charts/terrain-view.ts";
import { VehicleHero } from "./hero/vehicle-hero.tsx";
import { HistoryPanel } from "./history/history-panel.tsx";
import { LoadoutPanel } from "./loadout/lazy.ts";
import type { MechanicView } from "./mechanics/mechanics-view.ts";
import { ArmourPanel, CrewPanel } from "./modules/crew-panel.tsx";
import { GunsPanel } from "./modules/guns-panel.tsx";
import { ModulesPanel } from "./modules/modules-panel.tsx";
import { NotKnownPanel, SourcesPanel } from "./provenance/sources-panel.tsx";
import { RatingPanel } from "./rating/rating-panel.tsx";
import { RecommendedPart } from "./recommended/recommended-part.tsx";
import { ResearchPanel } from "./research-panel.tsx";
import { ExpectedPanel, MarksPanel } from "./statistics/marks-panel.tsx";
import { StockPanel } from "./stock/stock-panel.tsx";
import type { VehicleView } from "./vehicle-view.ts";

/** What the vehicle can do beside shooting and driving, with the client's own values to open. */
function MechanicsPanel({ mechanics }: { mechanics: MechanicView[] }) {
  return (
    <section className="panel mt-16px" id="mechanics">
      <div className="panel-head">
        <h2 className="heading-2">Mechanics</h2>
        <span className="note">not part of the computed figures</span>
      </div>
      <div className="panel-body mechanic-list">
        {mechanics.map(({ id, label, of, sentences, values }) => (
          <div key={id}>
            <h3 className="heading-3">
              {label}
              {of !== "" && <span className="note">, {of}</span>}
            </h3>
            {sentences.map((sentence) => (
              <p key={sentence}>{keepUnits(sentence)}</p>
            ))}
            {values.length > 0 && (
              <details>
                <summary className="note">
                  {values.length === 1 ? "The client's own value" : `The client's own ${values.length} values`}
                </summary>
                <ul className="pair-list">
                  {values.map(({ name, text }) => (
                    <li key={name}>
                      <span>{name}</span>
                      <b>{text}</b>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** What is left of the mobility on the three kinds of terrain. */
function TerrainPanel({ terrain }: { terrain: TerrainView[] }) {
  return (
    <section className="panel far-panel [--usual-height:275px]" id="grounds">
      <h2 className="heading-2 panel-head">Mobility by terrain</h2>
      <table className="terrain-table">
        <thead>
          <tr>
            <th scope="col">Ground</th>
            <th scope="col">Resistance</th>
            <th scope="col">hp/t</th>
            <th scope="col">°/s</th>
          </tr>
        </thead>
        <tbody>
          {terrain.map(({ name, what, resistance, power, share, traverse }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span className="note">{what}</span>
                <span className={`stat-bar stat-bar-good h-4px mt-8px percent-${share}`} />
              </th>
              <td>{resistance}</td>
              <td>{power}</td>
              <td>{traverse}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="panel-foot">
        hp/t is specific power ÷ resistance; hull traverse drops by the same share. The resistances are the
        client&apos;s. The rule is from players&apos; guides, since the game works it out on its servers.
      </p>
    </section>
  );
}

// With another build what stays the same is not drawn again.
const Armour = memo(ArmourPanel);
const Crew = memo(CrewPanel);
const Expected = memo(ExpectedPanel);
const Guns = memo(GunsPanel);
const History = memo(HistoryPanel);
const Marks = memo(MarksPanel);
const Mechanics = memo(MechanicsPanel);
const Terrain = memo(TerrainPanel);

/** In the order of the page on a narrow screen. */
const FULL_TABS = [
  ["mechanics", "Mechanics"],
  ["modules", "Modules"],
  ["recommended", "Recommended"],
  ["set-up", "Set-up"],
  ["guns", "Guns and shells"],
  ["armour", "Armour"],
  ["crew", "Crew and slots"],
  ["research", "Research"],
  ["characteristics", "Characteristics"],
  ["marks", "Marks"],
  ["rating", "Rating"],
  ["charts", "Charts"],
  ["history", "History"],
  ["sources", "Sources"],
];

const SUMMARY_TABS = [
  ["not-known", "Not known"],
  ["stock", "Stock modules"],
  ["research", "Research"],
  ["marks", "Marks"],
  ["characteristics", "Characteristics"],
  ["rating", "Rating"],
  ["sources", "Sources"],
];

const COLUMNS = "grid grid-cols-[minmax(0,1fr)_376px] gap-16px mt-16px lt-laptop:grid-cols-[minmax(0,1fr)]";
/** The shorter column ends with the longer one. */
const COLUMN = "stack [&>:last-child]:flex-grow";

interface VehiclePanelsProps {
  view: VehicleView;
  tools?: ReactNode;
  /** Two figures of the vehicles of the tier; null where they are not known. */
  scatter?: ScatterView | null;
  /** Of the dataset; null where it is not known. */
  version?: string | null;
}

/**
 * The panels of a vehicle's page, in Suspense boundaries that hydrate one by one, starting with the one that is used.
 */
export function VehiclePanels({ view, tools, scatter = null, version = null }: VehiclePanelsProps) {
  const { full } = view;
  const path = `/${view.id}/${view.slug}`;
  const mechanics = full?.mechanics ?? [];
  const absent = [
    view.setUp ? "" : "set-up",
    mechanics.length > 0 ? "" : "mechanics",
    view.history.length > 0 ? "" : "history",
    view.research ? "" : "research",
    view.stock ? "" : "stock",
    full?.recommended ? "" : "recommended",
  ];
  const tabs = (full ? FULL_TABS : SUMMARY_TABS).filter(([id = ""]) => !absent.includes(id));
  const movable: [MovablePanel, ReactNode][] = [
    ["armour", full && <Armour armour={full.armour} />],
    ["terrain", full && full.terrain.length > 0 && <Terrain terrain={full.terrain} />],
    ["marks", <Marks key="marks" id={view.id} marks={view.marks} source={view.marksSource} />],
  ];
  const column = (right: boolean) =>
    movable.map(([id, panel]) => view.right.includes(id) === right && <Suspense key={id}>{panel}</Suspense>);
  return (
    <>
      <Suspense>
        <VehicleHero view={view} />
      </Suspense>
      <Suspense>
        <KeyFigures view={view} />
      </Suspense>
      <nav className="tabs section-tabs" aria-label="Sections" data-sections="">
        {tabs.map(([id, label], index) => (
          // Initially the first tab is marked; then section-tabs.ts takes over.
          <a key={id} href={`#${id}`} aria-current={index === 0 ? "true" : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {mechanics.length > 0 && (
        <Suspense>
          <Mechanics mechanics={mechanics} />
        </Suspense>
      )}
      <div className={COLUMNS}>
        <div className={COLUMN}>
          {full ? (
            <>
              <Suspense>
                <ModulesPanel view={view} full={full} />
              </Suspense>
              {full.recommended && (
                <Suspense>
                  <RecommendedPart recommended={full.recommended} path={path} />
                </Suspense>
              )}
              {view.setUp && (
                <Suspense>
                  <LoadoutPanel setUp={view.setUp} path={path} tools={tools} />
                </Suspense>
              )}
              <Suspense>
                <Guns guns={full.guns} />
              </Suspense>
              {/* Without slots the crew is a line or two: beside the research it would leave half of its panel empty. */}
              <div className={full.slots.length > 0 ? "halves" : "stack"}>
                <Suspense>
                  <Crew full={full} calculator={view.setUp ? null : `${path}${view.setUpSearches.typical}#set-up`} />
                </Suspense>
                <Suspense>
                  <ResearchPanel view={view} />
                </Suspense>
              </div>
            </>
          ) : (
            <>
              <NotKnownPanel view={view} />
              {view.stock && <StockPanel stock={view.stock} />}
              <ResearchPanel view={view} />
            </>
          )}
          {column(false)}
        </div>
        <div className={`${COLUMN} laptop:[--cell-gap:5px] laptop:[--wrapping-cell:0px]`}>
          <Suspense>
            <CharacteristicsPanel view={view} />
          </Suspense>
          {column(true)}
        </div>
      </div>
      {view.more.length > 0 && (
        <Suspense>
          <MorePanel groups={view.more} path={path} />
        </Suspense>
      )}
      <Suspense>
        <RatingPanel rating={view.rating} />
      </Suspense>
      {full && (
        <Suspense>
          <ChartsPart view={view} scatter={scatter} version={version} />
        </Suspense>
      )}
      {view.history.length > 0 && (
        <Suspense>
          <History history={view.history} />
        </Suspense>
      )}
      <div className={COLUMNS}>
        <Suspense>
          <SourcesPanel view={view} />
        </Suspense>
        <Suspense>
          <Expected expected={view.expected} source={view.expectedSource} />
        </Suspense>
      </div>
    </>
  );
}

/** The rest of the characteristics, over the whole width, so that no column grows when they are opened. */
function MorePanel({ groups, path }: { groups: StatGroupView[]; path: string }) {
  // The page of an opened figure has to show it.
  const opened = groups.some(({ stats }) => stats.some(({ calculated }) => calculated?.open));
  return (
    <section className="panel mt-16px" aria-labelledby="more">
      <details open={opened || undefined}>
        <summary className="panel-head hover:color-link [[open]>&>i]:[transform:rotate(180deg)]">
          <h2 className="heading-2" id="more">
            More characteristics
          </h2>
          <span className="note no-phone ml-auto">{groups.map(({ label }) => label).join(", ")}</span>
          <i className="i-lucide-chevron-down" />
        </summary>
        <div className="panel-body stat-groups">{groups.map((group) => statGroup(group, path))}</div>
      </details>
    </section>
  );
}
