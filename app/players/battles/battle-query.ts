import type { BattleOutcome } from "#app/game/battles/battle-record.ts";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";

/** The filters of a list of battles, as in the address. */
export interface BattleQuery {
  vehicle: number | null;
  outcome: BattleOutcome | null;
  map: number | null;
  after: string | null;
}

const whole = (text: string | null, max: number) =>
  text !== null && /^\d{1,8}$/.test(text) && Number(text) <= max ? Number(text) : null;

/** Reads the filter of an address; what means nothing is left out. */
export function battleQuery(params: URLSearchParams): BattleQuery {
  const after = params.get("after");
  return {
    vehicle: whole(params.get("vehicle"), 0xff_ffff),
    outcome: outcomeOf(params.get("outcome")),
    map: whole(params.get("map"), 0xffff),
    after: after !== null && /^[1-9]\d{0,9}-[1-9]\d{0,19}$/.test(after) ? after : null,
  };
}

/** The filter as the call and the address have it. */
export function battleSearch(query: BattleQuery): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])),
  );
}

/** Ids that a filter offers: those of the rows, and the one of the address, which holds even where nothing fits. */
export function choicesOf(rows: readonly (readonly number[])[] | null | undefined, chosen: number | null): number[] {
  const ids = new Set((rows ?? []).map(([id = 0]) => id));
  if (chosen !== null) ids.add(chosen);
  return [...ids];
}

/** A choice of a filter's list. */
export interface BattleFilterOption {
  value: number;
  label: string;
}

function outcomeOf(text: string | null): BattleOutcome | null {
  return text !== null && Object.hasOwn(OUTCOME_LABELS, text) ? (text as BattleOutcome) : null;
}
