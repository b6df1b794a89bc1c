import { type ReactNode, Suspense } from "react";
import { ArmourPanel } from "./armour-panel.tsx";
import { CharacteristicsPanel } from "./characteristics-panel.tsx";
import { ChartsPanel } from "./charts-panel.tsx";
import type { MovablePanel } from "./column-balance.ts";
import { CrewPanel } from "./crew-panel.tsx";
import { ExpectedPanel } from "./expected-panel.tsx";
import { GroundPanel } from "./ground-panel.tsx";
import { GunsPanel } from "./guns-panel.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { MarksPanel } from "./marks-panel.tsx";
import { ModulesPanel } from "./modules-panel.tsx";
import { MorePanel } from "./more-panel.tsx";
import { ResearchPanel } from "./research-panel.tsx";
import { NotKnownPanel, SourcesPanel } from "./sources-panel.tsx";
import { VehicleHero } from "./vehicle-hero.tsx";
import type { VehicleView } from "./vehicle-view.ts";

/** In the order of the page on a narrow screen. */
const FULL_TABS = [
  ["modules", "Modules"],
  ["guns", "Guns and shells"],
  ["armour", "Armour"],
  ["crew", "Crew and slots"],
  ["research", "Research"],
  ["characteristics", "Characteristics"],
  ["marks", "Marks"],
  ["charts", "Charts"],
  ["sources", "Sources"],
];

const SUMMARY_TABS = [
  ["not-known", "Not known"],
  ["research", "Research"],
  ["marks", "Marks"],
  ["characteristics", "Characteristics"],
  ["sources", "Sources"],
];

/** The whole of a vehicle's page. Its parts are hydrated one by one: what is used first, first. */
export function VehiclePanels({ view }: { view: VehicleView }) {
  const { full } = view;
  const tabs = (full ? FULL_TABS : SUMMARY_TABS).filter(([id]) => id !== "research" || view.research);
  const movable: [MovablePanel, ReactNode][] = [
    ["armour", full && <ArmourPanel armour={full.armour} />],
    ["grounds", full && full.grounds.length > 0 && <GroundPanel grounds={full.grounds} />],
    ["marks", <MarksPanel key="marks" marks={view.marks} source={view.marksSource} />],
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
      <nav className="tabs vtabs" aria-label="Sections" data-sections="">
        {tabs.map(([id, label], index) => (
          // The first as long as nothing is scrolled; then section-tabs.ts says which.
          <a key={id} href={`#${id}`} aria-current={index === 0 ? "true" : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className="two">
        <div className="stack">
          {full ? (
            <>
              <Suspense>
                <ModulesPanel view={view} full={full} />
              </Suspense>
              <Suspense>
                <GunsPanel guns={full.guns} />
              </Suspense>
              <div className="halves">
                <Suspense>
                  <CrewPanel full={full} />
                </Suspense>
                <Suspense>
                  <ResearchPanel name={view.name} research={view.research} />
                </Suspense>
              </div>
            </>
          ) : (
            <>
              <NotKnownPanel view={view} />
              <ResearchPanel name={view.name} research={view.research} />
            </>
          )}
          {column(false)}
        </div>
        <div className="stack">
          <Suspense>
            <CharacteristicsPanel view={view} />
          </Suspense>
          {column(true)}
        </div>
      </div>
      {view.more.length > 0 && (
        <Suspense>
          <MorePanel groups={view.more} />
        </Suspense>
      )}
      {full && (
        <Suspense>
          <ChartsPanel view={view} />
        </Suspense>
      )}
      <div className="two even">
        <Suspense>
          <SourcesPanel view={view} />
        </Suspense>
        <Suspense>
          <ExpectedPanel expected={view.expected} source={view.expectedSource} />
        </Suspense>
      </div>
    </>
  );
}
