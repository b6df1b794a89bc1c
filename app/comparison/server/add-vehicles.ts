import { disambiguatedNames, namesOf } from "#app/components/vehicle-table/vehicle-typed.ts";
import { type ComparisonEntry, entryText, parseEntry } from "#app/game/comparison/entry.ts";
import { type ComparisonQuery, comparisonHref, MAX_ENTRIES } from "#app/game/comparison/query.ts";
import { loadoutTextOf } from "#app/game/loadout/address/loadout-text.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { identityAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { readVehicleList } from "#app/game/search/vehicle-list/read-list.ts";

/** Maximum number of typed characters that are read. */
const MAX_TYPED = 500;

/** What somebody typed to add vehicles led to: a comparison with them, or an answer. */
interface Added {
  query: ComparisonQuery;
  /** Null where every name was clear, and all found room. */
  answer: AddAnswer | null;
}

/** The typed entries that could not be added. */
export interface AddAnswer {
  /** As typed, for the field. */
  typed: string;
  problems: string[];
  /** Names that may mean several vehicles: each with a link that adds it. */
  questions: { text: string; choices: { id: number; label: string; href: string }[] }[];
}

/** Adds typed entries: names, ids, or the URL of a vehicle page with its loadout. */
export function addVehicles(typed: string, query: ComparisonQuery, columns: VehicleColumns): Added {
  const { added, problems, questions } = readTyped(typed.slice(0, MAX_TYPED).trim(), columns);
  const entries = [...query.entries, ...added];
  const next = { ...query, entries: entries.slice(0, MAX_ENTRIES) };
  if (entries.length > MAX_ENTRIES) {
    problems.push(`A comparison has ${MAX_ENTRIES} vehicles at most: remove one before you add another.`);
  }
  if (problems.length === 0 && questions.length === 0) return { query: next, answer: null };
  const isFull = next.entries.length >= MAX_ENTRIES;
  return {
    query: next,
    answer: {
      typed,
      problems,
      questions: questions.map(({ text, ids }) => ({
        text: text.slice(0, 40),
        choices: isFull ? [] : choicesOf(ids, next, columns),
      })),
    },
  };
}

/** What a text names, what it names that is unknown, and names that may mean several vehicles. */
function readTyped(text: string, columns: VehicleColumns) {
  const single = entryOfAddress(text) ?? (text.includes(".") ? parseEntry(text) : null);
  if (single !== null && columns.id.includes(single.id)) return { added: [single], problems: [], questions: [] };
  const { ids, questions, notFound } = readVehicleList(text, namesOf(columns));
  const problems = notFound.map(({ text: missing, like }) => {
    const instead = like === null ? "" : ` Did you mean ${vehicleOf(like, columns).name}?`;
    return `No vehicle is called “${missing.slice(0, 40)}”.${instead}`;
  });
  if (text === "") problems.push("Type the name of a vehicle first.");
  const likes = notFound.flatMap(({ text: missing, like }) => (like === null ? [] : [{ text: missing, ids: [like] }]));
  return { added: ids.map(bareEntry), problems, questions: [...questions, ...likes] };
}

/** A link for each vehicle that adds it. */
function choicesOf(ids: readonly number[], query: ComparisonQuery, columns: VehicleColumns) {
  const names = disambiguatedNames(ids, columns);
  return ids.map((id, index) => ({
    id,
    label: `${names[index]}, tier ${romanTier(vehicleOf(id, columns).tier)}`,
    href: comparisonHref({ ...query, entries: [...query.entries, bareEntry(id)] }),
  }));
}

const vehicleOf = (id: number, columns: VehicleColumns) => identityAt(columns, columns.id.indexOf(id));
const bareEntry = (id: number): ComparisonEntry => ({ id, loadout: "" });

/** The column shown by the URL of a vehicle page, as far as the URL alone determines it. */
function entryOfAddress(text: string): ComparisonEntry | null {
  const match = /(?:^|\/)(\d{1,7})\/[a-z0-9-]+(?:\/[a-z]+)?\/?(\?[^#\s]*)?(?:#\S*)?$/.exec(text);
  if (!match) return null;
  const loadout = loadoutTextOf(new URLSearchParams(match[2] ?? ""));
  return parseEntry(entryText({ id: Number(match[1]), loadout }));
}
