import { isNation, type Nation } from "#app/game/model/enumerations/nations.ts";
import { type QueryParameters, typedText } from "#app/game/search/typed-text.ts";

export const CHALLENGE_PATH = "/no-gold-challenge";

/** The page of a run. */
export function runPath(accountId: number): string {
  return `${CHALLENGE_PATH}/${accountId}`;
}

/** The values in the challenge's address. */
export interface ChallengeAddress {
  nation?: Nation | undefined;
  /** Goal and start of the plan, by id. */
  to?: number | undefined;
  from?: number | undefined;
  /** Experience of a battle and free experience; as typed when it is no number. */
  xp?: string | undefined;
  free?: string | undefined;
  /** The vehicle that is looked up, as typed. */
  vehicle?: string | undefined;
  /** Of the leaderboard, from 1. */
  page?: number | undefined;
}

/** The names and values of an address, in its order. */
type AddressParameters = Iterable<readonly [name: string, value: string]>;

/** The parts of an address that are no plan; unknown words are as if they were not there. */
export function parseChallenge(
  params: Pick<QueryParameters, "get">,
): Pick<ChallengeAddress, "nation" | "vehicle" | "page"> {
  const nation = params.get("nation") ?? "";
  const page = params.get("page") ?? "";
  return {
    nation: isNation(nation) ? nation : undefined,
    vehicle: typedText(params.get("vehicle"), 80) || undefined,
    page: /^[1-9]\d{0,4}$/.test(page) && page !== "1" ? Number(page) : undefined,
  };
}

/** The parameters of an address in a fixed order, without defaults. */
export function challengeParameters(address: ChallengeAddress): [name: string, value: string][] {
  const { nation, to, from, xp, free, vehicle, page } = address;
  const parameters = {
    nation,
    to,
    from: from === to ? undefined : from,
    xp,
    free,
    vehicle,
    page: page === 1 ? "" : page,
  };
  return Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
    value ? [[name, String(value)]] : [],
  );
}

/**
 * Whether an address is in canonical form. Compares values, not their spelling: "%20", "+" and a bare apostrophe are
 * among the variants.
 */
export function isCanonical(parameters: AddressParameters, address: ChallengeAddress): boolean {
  return JSON.stringify([...parameters]) === JSON.stringify(challengeParameters(address));
}

export function challengeHref(address: ChallengeAddress, section = ""): string {
  const pairs = challengeParameters(address).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return CHALLENGE_PATH + (pairs.length === 0 ? "" : `?${pairs.join("&")}`) + section;
}
