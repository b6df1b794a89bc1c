import { type AxisCells, type Marked, type ScatterPlot, scatterPlot } from "#app/components/charts/scatter-plot.ts";
import { mixedPatches } from "#app/components/provenance/patch-summary.ts";
import { revisedTexts } from "#app/components/provenance/revised-texts.ts";
import { comparedVehicle } from "#app/game/comparison/compared-vehicle.ts";
import type { ComparisonEntry } from "#app/game/comparison/entry.ts";
import type { ComparisonQuery } from "#app/game/comparison/query.ts";
import type { Definitions } from "#app/game/loadout/definitions.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { type ComparisonRadar, comparisonRadar } from "./charts/comparison-radar.ts";
import { type ComparedColumn, type ComparisonColumn, comparisonColumn } from "./table/comparison-column.ts";
import { type ComparisonGroup, comparisonGroups } from "./table/comparison-groups.ts";

/** Everything the page prints of a comparison, already formatted. */
export interface ComparisonContent {
  query: ComparisonQuery;
  columns: ComparisonColumn[];
  groups: ComparisonGroup[];
  /** Rows that are left out since the columns show the same in them. */
  equalRows: number;
  /** Null where too little of every vehicle is known. */
  radar: ComparisonRadar | null;
  scatter: ScatterPlot | null;
  /** Names the vehicles that are bare while others are not; empty if all are alike or all columns show one vehicle. */
  bare: string;
  /** What one has to know of the figures, in sentences. */
  notes: string[];
  /** Parts of the URL that could not be resolved, in sentences. */
  dropped: string[];
}

/** Inputs of a comparison; records in the order of the columns. */
export interface ComparisonSource {
  columns: VehicleColumns;
  records: readonly VehicleRecord[];
  /** Null if no column needs more than modules. */
  definitions: Definitions | null;
  /** The figures of the scatter's axes for every vehicle of the columns; null where they cannot be read. */
  axes: AxisCells | null;
}

/** @param query every column of it must have its record */
export function comparisonContent(
  source: ComparisonSource,
  query: ComparisonQuery,
  dropped: string[],
): ComparisonContent {
  const { columns, records, definitions } = source;
  const compared = records.map((record, index): ComparedColumn => {
    const entry = query.entries[index] ?? { id: record.id, loadout: "" };
    return { record, entry, vehicle: comparedVehicle(record, entry, definitions) };
  });
  const keys = columnKeys(query.entries);
  const { groups, equalRows } = comparisonGroups(
    compared.map(({ record, vehicle }) => ({
      stats: vehicle.stats,
      states: vehicle.states,
      marks: record.marks,
      rating: record.rating.value,
      revised: revisedTexts(record, vehicle.stats, vehicle.revised),
    })),
    query,
  );
  const [x, y] = query.axes;
  const marked = compared.map(({ record: { id, name, tier }, vehicle: { stats } }): Marked => {
    return { id, name, tier, x: stats[x], y: stats[y] };
  });
  const heads = compared.map((column, index) => comparisonColumn(column, keys[index] ?? ""));
  return {
    query,
    columns: heads,
    groups,
    equalRows,
    radar: comparisonRadar(compared),
    scatter: source.axes && scatterPlot(marked, columns, query.axes, source.axes),
    bare: bareColumnsNote(heads, compared),
    notes: notesOn(compared, groups),
    dropped: [
      ...dropped,
      ...compared.flatMap(({ record, vehicle }) => vehicle.dropped.map((sentence) => `${record.name}: ${sentence}`)),
    ],
  };
}

/**
 * A stable key for each column that survives moving it or changing its loadout: columns of the same vehicle are
 * numbered.
 */
function columnKeys(entries: readonly ComparisonEntry[]): string[] {
  const counts = new Map<number, number>();
  return entries.map(({ id }) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `${id} ${count}`;
  });
}

/** What bare columns lack that those with a loadout of their own have. */
function bareColumnsNote(columns: readonly ComparisonColumn[], compared: readonly ComparedColumn[]): string {
  const full = columns.filter(({ isFull }) => isFull);
  const bare = full.filter(({ loadout }) => loadout === "bare");
  if (bare.length === 0 || bare.length === full.length) return "";
  const isOneVehicle = new Set(full.map(({ vehicle }) => vehicle.id)).size < 2;
  const names = isOneVehicle ? ["The bare one"] : [...new Set(bare.map(({ vehicle }) => vehicle.shortName))];
  const withBonus = compared.some(({ vehicle: { loadout } }) => loadout && !loadout.crew.nominal);
  const has = `${new Intl.ListFormat("en-GB").format(names)} ${names.length === 1 ? "has" : "have"} no equipment`;
  const others = full.length - bare.length === 1 ? "the other does" : "the others do";
  return `${has}${withBonus ? " and no commander’s bonus" : ""}, ${others}.`;
}

function notesOn(compared: readonly ComparedColumn[], groups: readonly ComparisonGroup[]): string[] {
  const distinct = [...new Map(compared.map(({ record }) => [record.id, record])).values()];
  const ofTest = distinct.filter(({ patch }) => patch?.commonTest);
  const announced = distinct.filter(({ record }) => record === "summary");
  const stock = distinct.filter(({ record }) => record === "default-profile");
  const notes = [mixedPatches(distinct.map(({ patch }) => patch))];
  if (ofTest.length > 0) {
    notes.push(`${namesOf(ofTest)}: Common Test stats, may still change.`);
  }
  if (groups.some(({ rows }) => rows.some(({ cells }) => cells.some(({ revised }) => revised)))) {
    notes.push("Underlined stats are from a later patch. Select one for its former value.");
  }
  if (announced.length > 0) notes.push(`${namesOf(announced)}: announced stats only.`);
  if (stock.length > 0) notes.push(`${namesOf(stock)}: known with stock modules only, whatever the others have.`);
  const isRated = distinct.some(({ rating }) => rating.value > 0);
  if (isRated && new Set(distinct.map(({ tier, type }) => `${tier} ${type}`)).size > 1) {
    notes.push("Ratings compare a vehicle with its own tier and class, so don’t compare them across.");
  }
  if (compared.some(({ vehicle }) => vehicle.loadout !== null)) {
    notes.push("Only permanent effects of a loadout count. The vehicle’s page lists the rest.");
  }
  return notes.filter((note) => note !== "");
}

function namesOf(records: readonly VehicleRecord[]): string {
  return records.map(({ name }) => name).join(", ");
}
