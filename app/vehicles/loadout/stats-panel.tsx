import { memo } from "react";
import { PanelHead } from "#app/components/panel-head.tsx";
import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { StatLine, StatLineGroup } from "../characteristics/stat-lines.ts";
import { Breakdown } from "./calculated-row.tsx";
import type { PreviewedStats } from "./preview.ts";

interface StatsPanelProps {
  groups: readonly StatLineGroup[];
  path: string;
  /** What the choice under the pointer would change; null if there is none. */
  preview: PreviewedStats | null;
  /** How to switch the vehicle's states, and what is not counted. */
  notes: readonly string[];
}

/** Every stat with nothing mounted, as it is now, and with the previewed choice; a name opens its breakdown. */
export const StatsPanel = memo(function FiguresPanel({ groups, path, preview, notes }: StatsPanelProps) {
  return (
    <section className="panel loadout-stats" id="characteristics">
      <PanelHead title="Stats">
        {preview && (
          <span className="flex gap-6px items-center note min-w-0">
            Showing <span className="chip chip-small truncate">{preview.name}</span>
          </span>
        )}
      </PanelHead>
      <div className="panel-body">
        <p className="value-row stat-head" aria-hidden="true">
          <span />
          <span>Bare</span>
          <span>Now</span>
          <span>{preview ? "With it" : "Change"}</span>
        </p>
        {groups.map(({ label, stats }) => (
          <div key={label}>
            <h3 className="pt-8px pb-4px text-12">{label}</h3>
            {stats.map((stat) => statRow(stat, path, preview))}
          </div>
        ))}
      </div>
      <p className="panel-foot">
        {notes.join(" ")} Bare: no equipment, crew at 100% with the commander’s +10%. Overview and tables leave out that
        +10%.
      </p>
    </section>
  );
});

/** Plain functions, not components: there are many of them. */
function statRow(stat: StatLine, path: string, preview: PreviewedStats | null) {
  const { label, text, unit, known, state, revised, calculated } = stat;
  if (!calculated) return null;
  const { key, bare, change, search, open } = calculated;
  const other = preview?.stats.get(key);
  const third = preview ? other : change;
  const tone = third?.better === null || !third ? "" : third.better ? "color-wg-good" : "color-wg-awful";
  return (
    <div key={key} className={open ? "mx--8px px-8px rounded-3 bg-surface-2" : undefined} id={open ? "why" : undefined}>
      <a
        className="value-row"
        href={`${path}${search}${open ? "" : "#why"}`}
        rel="nofollow"
        aria-expanded={open !== null}
        title={revised}
      >
        <span>
          {label}
          {state && <small className="stat-state">{state}</small>}
        </span>
        <span className="color-text-3">
          {bare !== "" && <span className="sr-only">, bare </span>}
          {bare}
        </span>
        <span className={known ? "font-600" : "color-text-3"}>
          <span className="sr-only">, now </span>
          <span className={revised && "revised-stat"}>{text}</span>
          {unit !== "" && <small>{unit}</small>}
        </span>
        <span className={tone}>
          {third && (
            <>
              <span className="sr-only">{preview ? ", with it " : ", change "}</span>
              {third.text}
              {preview && third.better !== null && <small>{third.better ? " ▲" : " ▼"}</small>}
            </>
          )}
        </span>
      </a>
      {open && <Breakdown breakdown={open} text={keepUnits(open.text)} />}
    </div>
  );
}

interface StripStat {
  key: string;
  label: string;
}

/** Six stats that stay in sight on a phone, by class. */
const STRIP: Record<VehicleClass, readonly StripStat[]> = {
  heavyTank: standardStrip({ key: "health", label: "Health" }),
  mediumTank: standardStrip({ key: "topSpeed", label: "Speed" }),
  lightTank: standardStrip({ key: "concealmentMoving", label: "Conc." }),
  "AT-SPG": standardStrip({ key: "concealmentStill", label: "Conc." }),
  SPG: standardStrip({ key: "dispersion", label: "Disp." }),
};

function standardStrip(own: StripStat): StripStat[] {
  return [
    { key: "dpm", label: "DPM" },
    { key: "reload", label: "Reload" },
    { key: "aimTime", label: "Aim" },
    own,
    { key: "viewRange", label: "View" },
    { key: "specificPower", label: "hp/t" },
  ];
}

interface StatsStripProps extends Pick<StatsPanelProps, "groups" | "preview"> {
  type: VehicleClass;
}

/** The stats that choices change most, above the choices of a phone; it leads to all of them. */
export function StatsStrip({ groups, preview, type }: StatsStripProps) {
  const all = groups.flatMap(({ stats }) => stats);
  return (
    <a className="stats-strip" href="#characteristics">
      <span className="sr-only">All figures</span>
      {preview && (
        <span className="col-span-full text-11 color-text-2 truncate">Tap again to choose {preview.name}</span>
      )}
      {STRIP[type].map(({ key, label }) => {
        const stat = all.find(({ calculated }) => calculated?.key === key);
        const other = preview?.stats.get(key);
        const tone = !other || other.better === null ? undefined : other.better ? "color-wg-good" : "color-wg-awful";
        return (
          <span key={key} className="grid text-center">
            <small>{label}</small>
            <b className={tone}>{other?.text ?? (stat?.known ? stat.text : "–")}</b>
          </span>
        );
      })}
    </a>
  );
}
