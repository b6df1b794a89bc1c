import { Suspense } from "react";
import { ArmourPanel } from "./armour-panel.tsx";
import { CharacteristicsPanel } from "./characteristics-panel.tsx";
import { ChartsPanel } from "./charts-panel.tsx";
import { CrewPanel } from "./crew-panel.tsx";
import { ExpectedPanel } from "./expected-panel.tsx";
import { GroundPanel } from "./ground-panel.tsx";
import { GunsPanel } from "./guns-panel.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { MarksPanel } from "./marks-panel.tsx";
import { ModulesPanel } from "./modules-panel.tsx";
import { ResearchPanel } from "./research-panel.tsx";
import { NotKnownPanel, SourcesPanel } from "./sources-panel.tsx";
import { VehicleHero } from "./vehicle-hero.tsx";
import type { VehicleView } from "./vehicle-view.ts";

const FULL_TABS = [
  ["modules", "Modules"],
  ["guns", "Guns and shells"],
  ["charts", "Charts"],
  ["armour", "Armour"],
  ["crew", "Crew and slots"],
  ["research", "Research"],
  ["characteristics", "Characteristics"],
  ["marks", "Marks"],
  ["sources", "Sources"],
];

const SUMMARY_TABS = [
  ["not-known", "Not known"],
  ["characteristics", "Characteristics"],
  ["marks", "Marks"],
  ["sources", "Sources"],
];

/** The whole of a vehicle's page. Its parts are hydrated one by one: what is used first, first. */
export function VehiclePanels({ view }: { view: VehicleView }) {
  const { full } = view;
  const grounds = full && full.grounds.length > 0 && (
    <Suspense>
      <GroundPanel grounds={full.grounds} />
    </Suspense>
  );
  const marks = (
    <Suspense>
      <MarksPanel marks={view.marks} source={view.marksSource} />
    </Suspense>
  );
  // Few guns make the left column short: it then takes a panel of the right one.
  const few = full !== null && full.guns.length < 3;
  return (
    <>
      <Suspense>
        <VehicleHero view={view} />
      </Suspense>
      <Suspense>
        <KeyFigures view={view} />
      </Suspense>
      <nav className="tabs vtabs" aria-label="Sections">
        {(full ? FULL_TABS : SUMMARY_TABS).map(([id, label]) => (
          <a key={id} href={`#${id}`}>
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
              <Suspense>
                <ArmourPanel armour={full.armour} />
              </Suspense>
              <div className="halves">
                <Suspense>
                  <CrewPanel full={full} />
                </Suspense>
                <Suspense>
                  <ResearchPanel name={view.name} full={full} />
                </Suspense>
              </div>
              {few && grounds}
            </>
          ) : (
            <>
              <NotKnownPanel view={view} />
              {marks}
            </>
          )}
        </div>
        <div className="stack">
          <Suspense>
            <CharacteristicsPanel view={view} />
          </Suspense>
          {!few && grounds}
          {full && marks}
        </div>
      </div>
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
