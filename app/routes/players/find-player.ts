import { isNickname, LONGEST_NICKNAME, LONGEST_TYPED, SHORTEST_NICKNAME } from "#app/game/accounts/player-search.ts";
import { isPublisherRegion, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { isRegion, type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import type { PlayersFound } from "#app/game/players/answers.ts";
import { typedText } from "#app/game/search/typed-text.ts";

/** What somebody looks for, as the address has it. */
export interface PlayerSearchQuery {
  nickname: string;
  /** Null: in all regions. */
  region: Region | null;
  /** Why no search is possible; null if it is, or if nothing was typed. */
  problem: "too-short" | "no-nickname" | "no-service" | null;
}

/** A nickname is often copied with the tag of its clan: "Commander_1[FERRO]". */
export function playerSearchOf(parameters: URLSearchParams): PlayerSearchQuery {
  const nickname = typedText(parameters.get("q"), LONGEST_TYPED).replaceAll(/\s*\[[^\]]*\]\s*/g, "");
  const requested = parameters.get("region") ?? "";
  const region = isRegion(requested) ? requested : null;
  return { nickname, region, problem: nickname === "" ? null : problemOf(nickname, region) };
}

function problemOf(nickname: string, region: Region | null): PlayerSearchQuery["problem"] {
  if (region !== null && !isPublisherRegion(region)) return "no-service";
  if (isNickname(nickname)) return null;
  return nickname.length < SHORTEST_NICKNAME && /^\w*$/.test(nickname) ? "too-short" : "no-nickname";
}

export const PROBLEMS: Record<"too-short" | "no-nickname", string> = {
  "too-short": `Type at least ${SHORTEST_NICKNAME} letters of the nickname.`,
  "no-nickname": `A nickname has the letters A to Z, digits and underscores, ${LONGEST_NICKNAME} at most. Check what you typed.`,
};

/** Why only those are found who are linked here; null: everybody was looked for. */
export function missingSentence({ missing, why }: Pick<PlayersFound, "missing" | "why">, region: Region | null) {
  const only = "only Commanders who linked their account here are found";
  if (why === null) return null;
  if (why === "not-configured") return `This site has no key to ask the publisher of the game with, so ${only}.`;
  if (why === "too-many") return `Too many searches right now. For a minute ${only}; then you can search again.`;
  const where = missing.length < (region === null ? 3 : 1) ? ` for ${missing.map(nameOf).join(" and ")}` : "";
  return `The publisher doesn’t answer${where} right now: ${where ? "of its players " : ""}${only}. Try again in a minute.`;
}

const nameOf = (region: PublisherRegion) => regionName(region);
