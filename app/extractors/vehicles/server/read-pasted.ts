import { createContext } from "react-router";
import { type ExtractQuery, extractOf, extractToHref } from "#app/components/vehicle-extract/extract-address.ts";
import { linkedVehicle } from "#app/components/vehicle-table/linked-vehicle.ts";
import { namesOf } from "#app/components/vehicle-table/vehicle-typed.ts";
import { CLASS_LABELS } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { answeredList, readVehicleList, type VehicleList } from "#app/game/search/vehicle-list/read-list.ts";
import type { ListReport, Truncated, VehicleCandidate } from "../list-report.ts";

/** Bytes of a sent list at most: several times the names of all vehicles. */
export const MAX_LIST_BYTES = 100_000;
/** Entries that are shown of those there is something to say about. */
const MAX_REPORTED = 50;

interface PastedList {
  report: ListReport;
  /** The vehicles that the page shows now; null for all. */
  vehicles: readonly number[] | null;
  /** There is nothing to say about the list: every entry is a vehicle, and each once. */
  isClear: boolean;
}

/**
 * Reads a pasted list.
 * @param form `list` is its text; `answer` says which vehicle an entry means: "529 tiger"
 * @param query the query the page showed when the form was sent
 */
export function readPasted(form: URLSearchParams, query: ExtractQuery, columns: VehicleColumns): PastedList {
  const names = namesOf(columns);
  const text = answeredList((form.get("list") ?? "").replaceAll("\r\n", "\n"), answersOf(form), names);
  const list = readVehicleList(text, names);
  const isEmpty = text.trim() === "";
  // A list without any known vehicle changes nothing; an empty list means all vehicles.
  const vehicles = isEmpty ? null : list.ids.length > 0 ? list.ids : query.vehicles;
  const chosen = extractOf({ ...query.table, page: 1 }, { ...query, vehicles });
  return {
    report: { href: extractToHref(chosen), text, ...reportOf(list, columns) },
    vehicles,
    isClear: list.questions.length + list.notFound.length + list.guessed.length + list.repeated + list.unread === 0,
  };
}

function answersOf(form: URLSearchParams): Map<string, number> {
  const answers = form.getAll("answer").map((answer) => /^(\d{1,7}) (.+)$/s.exec(answer));
  return new Map(answers.flatMap((match) => (match ? [[match[2] ?? "", Number(match[1])]] : [])));
}

function reportOf(list: VehicleList, columns: VehicleColumns): Omit<ListReport, "href" | "text"> {
  const rows = new Map(columns.id.map((id, row) => [id, row]));
  const vehicleOf = (id: number) => linkedVehicle(columns, rows.get(id) ?? 0);
  const choice = (id: number): VehicleCandidate => {
    const { name, tier, nation, type } = vehicleOf(id);
    return { id, label: `${name}: ${NATION_LABELS[nation]}, ${romanTier(tier)}, ${CLASS_LABELS[type]}, id ${id}` };
  };
  return {
    found: list.ids.length,
    guessed: truncated(list.guessed, ({ text, id }) => ({ text, name: vehicleOf(id).name })),
    questions: truncated(list.questions, ({ text, ids }) => ({ text, choices: ids.map(choice) })),
    notFound: truncated(list.notFound, ({ text, like }) => ({ text, like: like === null ? null : choice(like) })),
    repeated: list.repeated,
    unread: list.unread,
    unsearched: list.unsearched,
  };
}

function truncated<T, U>(all: readonly T[], say: (one: T) => U): Truncated<U> {
  return { first: all.slice(0, MAX_REPORTED).map(say), count: all.length };
}

/** Of a list that was sent: the vehicles that the page shows now; null for all. */
interface Pasted {
  vehicles: readonly number[] | null;
}

/**
 * A list that was sent without script and is not clear yet: the page that answers shows its vehicles, though they are
 * not in its address. Null where none was sent.
 */
export const pastedContext = createContext<Pasted | null>(null);

/**
 * Reads the fields of a form that was sent as a form without files sends them.
 * @param maxBytes of the body; it is not read further
 * @returns null for a longer body
 */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(await new Blob(chunks).text());
}
