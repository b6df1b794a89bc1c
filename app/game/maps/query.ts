import {
  BATTLE_TYPES,
  type BattleType,
  SPAWN_POINTS,
  type SpawnPoint,
} from "#app/game/model/enumerations/battle-types.ts";
import { type QueryParameters, typedText } from "#app/game/search/typed-text.ts";
import { MAX_BOARD_CODE } from "./tactics/plan-code.ts";

export const MAPS_PATH = "/maps";

/** Layers of a plan that can be put out. */
export const MAP_LAYERS = ["minimap", "grid", "bases", "starts", "line", "reach", "sight"] as const;
export type Layer = (typeof MAP_LAYERS)[number];

/** What the address of the map list requests. */
export interface MapsQuery {
  battleType: BattleType | null;
  spawn: SpawnPoint | null;
}

/** What the address of a map requests. */
export interface MapQuery extends MapsQuery {
  /** The game's name of the mode, where a map has two of a battle type. */
  gameplay: string | null;
  /** The vehicle whose sight and speed are drawn. */
  vehicle: number | null;
  /** Where its sight is drawn, as written: "D6", or "150,-150" in metres. */
  at: string | null;
  hidden: readonly Layer[];
  /** The visitor's drawing as its code (`tactics/plan-code.ts`); null if it cannot be one. */
  plan: string | null;
}

const PLAN = new RegExp(`^[\\w-]{1,${MAX_BOARD_CODE}}$`);
const GAMEPLAY = /^[a-z0-9]{1,20}$/;

/** Unknown words are as if they were not there. */
function parseMapsQuery(params: Pick<QueryParameters, "get">): MapsQuery {
  const choice = <T extends string>(name: string, all: readonly T[]) =>
    all.find((value) => value === params.get(name)) ?? null;
  return { battleType: choice("type", BATTLE_TYPES), spawn: choice("spawn", SPAWN_POINTS) };
}

/** Unknown words are as if they were not there. */
export function parseMapQuery(params: Pick<QueryParameters, "get">): MapQuery {
  const gameplay = params.get("mode");
  const vehicle = params.get("vehicle") ?? "";
  const hidden = (params.get("hide") ?? "").split(",");
  const plan = params.get("plan");
  return {
    ...parseMapsQuery(params),
    gameplay: gameplay !== null && GAMEPLAY.test(gameplay) ? gameplay : null,
    vehicle: /^\d{1,9}$/.test(vehicle) ? Number(vehicle) : null,
    at: typedText(params.get("at"), 20) || null,
    hidden: MAP_LAYERS.filter((layer) => hidden.includes(layer)),
    plan: plan !== null && PLAN.test(plan) ? plan : null,
  };
}

/** Parameters of a query in a fixed order, without defaults. */
export function mapParameters(query: Partial<MapQuery>): [name: string, value: string][] {
  const { battleType, spawn, gameplay, vehicle, at, plan, hidden = [] } = query;
  const parameters = [
    ["type", battleType],
    ["mode", gameplay],
    ["spawn", spawn],
    ["vehicle", vehicle],
    ["at", at],
    ["hide", hidden.join(",")],
    ["plan", plan],
  ] as const;
  return parameters.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

/** Query string of a query in a fixed order, without defaults. */
export function mapSearch(query: Partial<MapQuery>): string {
  const parameters = mapParameters(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`,
  );
  return parameters.length === 0 ? "" : `?${parameters.join("&")}`;
}

export function mapPath(slug: string): string {
  return `${MAPS_PATH}/${slug}`;
}

export function mapHref(slug: string, query: Partial<MapQuery> = {}): string {
  return mapPath(slug) + mapSearch(query);
}

/** A map's address with a plan in it. @param href without one @param plan its code; empty or null for none */
export function withPlan(href: string, plan: string | null): string {
  return plan ? `${href}${href.includes("?") ? "&" : "?"}plan=${plan}` : href;
}
