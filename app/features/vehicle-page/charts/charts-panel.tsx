import type { ReactNode } from "react";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { LineChart } from "#app/widgets/charts/line-chart.tsx";
import type { LineChartView, LineChartWords } from "#app/widgets/charts/line-chart-view.ts";
import type { ScatterView } from "#app/widgets/charts/scatter-view.ts";
import type { VehicleView } from "../vehicle-view.ts";
import { CHART_WORDS } from "./chart-words.ts";
import { RadarChart } from "./radar-chart.tsx";
import { ScatterPanel } from "./scatter-panel.tsx";

export interface ChartsPanelProps {
  view: VehicleView;
  /** Null where nothing of it is known. */
  scatter: ScatterView | null;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The charts: drawn by the server, each with its figures as a table, and live once they come near. */
export function ChartsPanel({ view, scatter, version }: ChartsPanelProps) {
  const { name, peers, radar, charts, full, mixedPatches } = view;
  const gun = full?.gun ?? "gun";
  return (
    <>
      <Panel title="Against its peers">
        {radar ? (
          <RadarChart radar={radar} name={name} peers={peers} />
        ) : (
          <NotKnown reason="too few of the six figures are known for this vehicle" />
        )}
        {radar && mixedPatches !== "" && <p className="note">{mixedPatches}</p>}
      </Panel>
      <LinePanel
        title="Penetration over distance"
        label={`Penetration of the ${gun} over distance, in mm`}
        view={charts.penetration}
        words={CHART_WORDS.penetration}
        note={`Average penetration of the ${gun} in mm, by distance in metres. Each shot has up to 25 % more or less. Penetration is full up to 100 m and then falls steadily.`}
        otherwise="the shells of this vehicle are not known"
      />
      <LinePanel
        title="Dispersion over distance"
        label={`Radius of the aiming circle of the ${gun} over distance, in m`}
        view={charts.dispersion}
        words={CHART_WORDS.dispersion}
        note="Radius of the aiming circle in metres, the same for every shell: fully aimed, and right after a shot while standing still."
        otherwise="the dispersion of this vehicle is not known"
      />
      <LinePanel
        title="Spotted at"
        label="Distance at which this vehicle is spotted, in m"
        view={charts.spotted}
        words={CHART_WORDS.spotted}
        note="Distance in metres, by the spotter’s view range: view range − (view range − 50) × concealment, from 50 to 445 m. Without the camouflage skill, paint or cover."
        otherwise="the concealment of this vehicle is not known"
      />
      <LinePanel
        title="Spots others at"
        label="Distance at which this vehicle spots others, in m"
        view={charts.sight}
        words={CHART_WORDS.sight}
        note={`Distance in metres, by the concealment of the other vehicle, by the same rule. Median: the middle view range of ${peers}.`}
        otherwise="the view range of this vehicle is not known"
      />
      {(charts.damage || charts.damageUnknown !== "") && (
        <LinePanel
          title="Damage over time"
          label="Damage of a minute of fire, in hp"
          view={charts.damage}
          words={CHART_WORDS.damage}
          note={damageNote(charts)}
          otherwise={charts.damageUnknown}
        />
      )}
      <ScatterPanel view={view} scatter={scatter} version={version} />
    </>
  );
}

/** The two ways to fire, by what the first is called. */
const WAYS: Record<string, string> = {
  Full: "Full: waits until the magazine is full again. Each: fires every further shell as it is loaded. ",
  Both: "Both: charges, fires both barrels at once and waits until both are loaded. Each: one barrel after the other. ",
};

function damageNote({ damage, paced }: VehicleView["charts"]): string {
  const ways = WAYS[damage?.lines[0]?.label ?? ""] ?? "";
  const median =
    paced > 1
      ? `Median: the middle of what ${paced} vehicles of its tier and class have dealt by each moment, each with its top gun, fired the way that deals most in the minute.`
      : "";
  return `Damage if every shot hits and goes through, beginning with everything loaded. ${ways}${median}`;
}

interface LinePanelProps {
  title: string;
  /** Names the drawing. */
  label: string;
  view: LineChartView | null;
  words: LineChartWords;
  note: string;
  /** Why there is no chart. */
  otherwise?: string;
}

function LinePanel({ title, label, view, words, note, otherwise = "" }: LinePanelProps) {
  return (
    <Panel title={title}>
      {view ? (
        <>
          <LineChart view={view} label={label} words={words} />
          <p className="note">{keepUnits(note)}</p>
        </>
      ) : (
        <NotKnown reason={otherwise} />
      )}
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel far-panel" aria-label={title}>
      <h2 className="heading-2 panel-head">{title}</h2>
      <div className="panel-body">{children}</div>
    </section>
  );
}

function NotKnown({ reason }: { reason: string }) {
  return <p className="note">Not known: {reason}.</p>;
}
