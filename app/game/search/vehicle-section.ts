import { type VehicleViewName, vehicleViewPath } from "../model/addresses/vehicle-path.ts";
import { STAT_META } from "../stats/meta.ts";
import { foldText } from "./fold.ts";
import { type PaletteHit, type PaletteIndex, searchPalette } from "./palette.ts";
import type { VehicleEntry } from "./palette-vehicles.ts";
import { readVehicleQuestion } from "./vehicle-question.ts";

interface Section {
  label: string;
  view: VehicleViewName;
  /** The panel on it; absent if the section is the whole view. */
  panel?: string;
}

/** With what each is called by, without spaces. */
const SECTIONS: readonly (Section & { words: string })[] = [
  { label: "Armour", view: "armour", words: "armour armor weakspots weakspot weakpoints weakpoint" },
  { label: "Loadout", view: "loadout", words: "loadout loadouts build builds setup setups equipment" },
  { label: "Crew and skills", view: "loadout", panel: "crew", words: "crew skills crewskills perks" },
  { label: "Modules", view: "loadout", panel: "modules", words: "modules" },
  { label: "Statistics", view: "statistics", words: "statistics statistic stats characteristics" },
  { label: "Guns and shells", view: "statistics", panel: "guns", words: "gun guns shells ammo" },
  { label: "Marks of excellence", view: "statistics", panel: "marks", words: "moe marks marksofexcellence" },
  { label: "Mastery badges", view: "statistics", panel: "mastery", words: "mastery masterybadges" },
  { label: "Patch changes", view: "statistics", panel: "history", words: "history changes patchchanges" },
];

/** A section of a vehicle's page. */
export interface VehicleSection<E extends VehicleEntry> {
  entry: E;
  label: string;
  view: VehicleViewName;
  href: string;
}

/** "weak spots of the IS-7" */
const OF = /^(.*\S)\s+(?:of|for|on)\s+(?:the\s+)?(\S.*)$/i;

/** Words of the longest section: "marks of excellence". */
const LONGEST = 3;
/** Fewer letters begin too many names to mean one of them. */
const MIN_BEGINNING = 3;
/** A name that several vehicles begin with means any of the first ones. */
const MAX_VEHICLES = 3;

/**
 * The sections that a text asks for by a vehicle's name, or its beginning, and a section's or a stat's: "maus armour",
 * "where is the armour of the Maus", "is-7 dpm". Empty if it asks for none.
 */
export function readVehicleSections<E extends VehicleEntry>(
  text: string,
  vehicles: PaletteIndex<E>,
): VehicleSection<E>[] {
  const [, before = "", after = ""] = OF.exec(text) ?? [];
  const whole = sectionAtEnd(text);
  const isNamed = whole !== null && whole.rest !== "";
  const section = isNamed ? whole.section : sectionAtEnd(before)?.section;
  if (!section) return [];
  // A question about vehicles, "light armour", means one of them only by its whole name.
  const exactly = readVehicleQuestion(text) !== null;
  return namedBy(isNamed ? whole.rest : after, vehicles, exactly).map(({ entry }) => sectionOf(entry, section));
}

/** The section by whose words a text ends, and what is before them. */
function sectionAtEnd(text: string): { section: Section; rest: string } | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(LONGEST, words.length); count > 0; count--) {
    const said = words.slice(-count).map(foldText).join("");
    const section = SECTIONS.find((each) => each.words.split(" ").includes(said)) ?? sectionOfStat(said);
    if (section) return { section, rest: words.slice(0, -count).join(" ") };
  }
  return null;
}

/** Of a stat, by the words that name it. */
function sectionOfStat(words: string): Section | null {
  const by = readVehicleQuestion(words)?.by ?? "rating";
  return by === "rating" ? null : { label: STAT_META[by].label, view: "statistics" };
}

function namedBy<E extends VehicleEntry>(name: string, vehicles: PaletteIndex<E>, exactly: boolean): PaletteHit<E>[] {
  const hits = searchPalette(vehicles, name);
  const exact = hits.filter(({ match }) => match === "exact");
  if (exactly || exact.length > 0 || foldText(name).length < MIN_BEGINNING) return exact;
  return hits.filter(({ match }) => match === "beginning" || match === "word").slice(0, MAX_VEHICLES);
}

function sectionOf<E extends VehicleEntry>(entry: E, { label, view, panel }: Section): VehicleSection<E> {
  const path = vehicleViewPath(entry.vehicle, view);
  return { entry, label, view, href: panel === undefined ? path : `${path}#${panel}` };
}
