import { MAX_SPOTTING, MIN_SPOTTING } from "#app/game/charts/spotting.ts";
import { distance, type MapPosition, middleOf } from "#app/game/maps/geometry.ts";
import { layoutName, layoutsOf, requestedLayout, sidesOf, startLike, startsOf } from "#app/game/maps/layouts.ts";
import type { GameMap, MapLayout, MapTeam } from "#app/game/maps/map.ts";
import { type MapPlan, mapPlan } from "#app/game/maps/map-plan.ts";
import { battleTypesText, fieldText, kindText } from "#app/game/maps/map-text.ts";
import { type Layer, MAP_LAYERS, type MapQuery, mapHref } from "#app/game/maps/query.ts";
import { parsePosition, squareOf } from "#app/game/maps/squares.ts";
import type { Goals } from "#app/game/maps/tactics/plan-text.ts";
import {
  BATTLE_TYPE_LABELS,
  type BattleType,
  SPAWN_POINT_LABELS,
  type SpawnPoint,
} from "#app/game/model/enumerations/battle-types.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { capitalised } from "#app/game/text.ts";

/** The vehicle whose sight and speed are drawn; a figure that is not known is null. */
export interface PlanVehicle {
  id: number;
  name: string;
  href: string;
  /** m */
  viewRange: number | null;
  /** km/h */
  topSpeed: number | null;
}

export interface MapContent {
  name: string;
  slug: string;
  /** "1,000 × 1,000 m", and so on, under the name. */
  facts: { icon: string; text: string }[];
  /** Null where the files say nothing of bases or starts. */
  plan: MapPlan | null;
  layout: { name: string; battleType: BattleType; spawn: SpawnPoint; own: string } | null;
  layers: { layer: Layer; icon: string; label: string; value: string; href: string; on: boolean }[];
  distances: { label: string; metres: string }[];
  /** Every place by its name, square and coordinates. */
  positions: { what: string; square: string; east: string; north: string }[];
  /** The starting sides of the layout, one of which is the visitor's own. */
  sides: { name: string; href: string; on: boolean }[];
  /** The layouts, each as a small plan that leads to it. */
  others: { key: string; name: string; note: string; href: string; on: boolean; plan: MapPlan }[];
  /** What distances from a point are measured to. */
  goals: Goals;
  /** Parts of the address that are unavailable, in sentences. */
  notes: string[];
}

/** What vehicles drive at most on average ground is not known: without a vehicle the plan has this round figure, km/h. */
const SOME_SPEED = 30;

/**
 * The page of a map as its address requests it.
 * @param minimap address of the game's own picture of the map, if the installation has it
 */
export function mapContent(
  map: GameMap,
  query: MapQuery,
  vehicle: PlanVehicle | null,
  minimap: string | null = null,
): MapContent {
  const { bounds } = map;
  const layouts = layoutsOf(map);
  const layout = requestedLayout(map, query);
  const notes: string[] = [];
  const common = {
    name: map.name,
    slug: map.slug,
    facts: facts(map),
    notes,
  };
  if (!layout) {
    return {
      ...common,
      goals: { bounds, goals: [] },
      plan: null,
      layout: null,
      layers: [],
      sides: [],
      distances: [],
      positions: [],
      others: [],
    };
  }
  const spawnIn = (candidate: MapLayout) => startLike(map, candidate, query.spawn);
  const { own, enemy } = sidesOf(layout, spawnIn(layout));
  if (query.battleType !== null && layout.battleType !== query.battleType)
    notes.push(
      `${map.name} has no ${BATTLE_TYPE_LABELS[query.battleType]} battles in our data: this is ${layoutName(layout, map)}.`,
    );
  if (query.spawn !== null && own.spawn !== query.spawn) notes.push(missingStartNote(map, layout, query.spawn, own));
  const start = middleOf(startsOf(own)) ?? null;
  const requested = query.at === null ? null : parsePosition(query.at, bounds);
  if (query.at !== null && requested === null)
    notes.push(`“${query.at}” isn’t a place on this map. Write a square, such as D6, or metres, such as 150,-150.`);
  const at = requested ?? start;
  const speed = vehicle ? vehicle.topSpeed : SOME_SPEED;
  const sights = [
    { radius: MAX_SPOTTING, text: `${MAX_SPOTTING} m` },
    ...(vehicle?.viewRange && vehicle.viewRange < MAX_SPOTTING
      ? [{ radius: vehicle.viewRange, text: `${formatNumber(vehicle.viewRange)} m` }]
      : []),
    // Around the start it would hide the base.
    ...(requested ? [{ radius: MIN_SPOTTING, text: `${MIN_SPOTTING} m` }] : []),
  ];
  // The page adds the plan, which changes while one draws.
  const spawn = query.spawn && own.spawn;
  const hrefOf = (changed: Partial<MapQuery>) => mapHref(map.slug, { ...query, spawn, plan: null, ...changed });
  return {
    ...common,
    goals: { bounds, goals: goalsOf(layout, own, enemy) },
    plan: mapPlan({
      map,
      layout,
      own,
      enemy,
      hidden: query.hidden,
      minimap,
      at,
      marked: requested !== null,
      sights,
      speed,
    }),
    layout: {
      name: layoutName(layout, map),
      battleType: layout.battleType,
      spawn: own.spawn,
      own: SPAWN_POINT_LABELS[own.spawn],
    },
    layers: layerRows(query, { at, requested, speed, vehicle, bounds }, hrefOf).filter(
      ({ layer }) => layer !== "minimap" || minimap !== null,
    ),
    distances: distances(map, layout, own, enemy),
    positions: positions(map, layout, own, enemy),
    sides: layout.teams.map(({ spawn: start }) => ({
      name: SPAWN_POINT_LABELS[start],
      href: hrefOf({ spawn: start }),
      on: start === own.spawn,
    })),
    others: layouts.map((other) => {
      const sides = sidesOf(other, spawnIn(other));
      const few = { at: null, sights: [], speed: null, signs: 34 };
      return {
        key: other.gameplay,
        name: layoutName(other, map),
        note: layoutNote(other, map),
        href: hrefOf({ battleType: other.battleType, gameplay: gameplayOf(other, layouts), spawn: spawnIn(other) }),
        on: other === layout,
        plan: mapPlan({ map, layout: other, ...sides, hidden: [], ...few }),
      };
    }),
  };
}

function missingStartNote(map: GameMap, { battleType }: MapLayout, requested: SpawnPoint, own: MapTeam): string {
  const one = layoutsOf(map).find(({ teams }) => teams.some(({ spawn }) => spawn === requested));
  return [
    `No team starts as “${SPAWN_POINT_LABELS[requested]}” in ${BATTLE_TYPE_LABELS[battleType]} battles here:`,
    `you see it as “${SPAWN_POINT_LABELS[own.spawn]}”.`,
    ...(one ? [`Choose ${BATTLE_TYPE_LABELS[one.battleType]} to start there.`] : []),
  ].join(" ");
}

/** The name of the mode, where the battle type alone does not tell the layout. */
function gameplayOf({ battleType, gameplay }: MapLayout, layouts: readonly MapLayout[]): string | null {
  const first = layouts.find((layout) => layout.battleType === battleType);
  return first?.gameplay === gameplay ? null : gameplay;
}

function facts(map: GameMap): MapContent["facts"] {
  return [
    { icon: "i-lucide-ruler", text: fieldText(map) },
    { icon: "i-lucide-clock", text: `${formatNumber(map.roundLength / 60)} minutes` },
    { icon: "i-lucide-users-round", text: kindText(map) },
    { icon: "i-lucide-sun", text: capitalised(map.camouflage) },
    { icon: "i-lucide-swords", text: battleTypesText(map) },
  ];
}

function layerRows(
  query: MapQuery,
  {
    at,
    requested,
    speed,
    vehicle,
    bounds,
  }: {
    at: MapPosition | null;
    requested: MapPosition | null;
    speed: number | null;
    vehicle: PlanVehicle | null;
    bounds: GameMap["bounds"];
  },
  hrefOf: (changed: Partial<MapQuery>) => string,
): MapContent["layers"] {
  const where = requested && at ? `View range from ${squareOf(at, bounds)}` : "View range from spawn";
  const viewRange = vehicle ? vehicle.viewRange : MAX_SPOTTING;
  const range = viewRange === null ? "Not known" : `${formatNumber(viewRange)} m`;
  const rows: Record<Layer, { icon: string; label: string; value: string }> = {
    minimap: { icon: "i-lucide-map", label: "Minimap", value: "" },
    grid: { icon: "i-lucide-grid-3x3", label: "Grid and squares", value: "" },
    bases: { icon: "i-lucide-flag", label: "Bases", value: "" },
    starts: { icon: "i-lucide-diamond", label: "Spawns", value: "" },
    line: { icon: "i-lucide-equal", label: "Equal-distance line", value: "" },
    reach: {
      icon: "i-lucide-timer",
      label: "Reach from spawn",
      value: speed === null ? "Not known" : `${formatNumber(speed)} km/h`,
    },
    sight: { icon: "i-lucide-circle-dashed", label: where, value: range },
  };
  return MAP_LAYERS.map((layer) => {
    const { icon, label, value } = rows[layer];
    const on = !query.hidden.includes(layer);
    const hidden = on ? [...query.hidden, layer] : query.hidden.filter((other) => other !== layer);
    return {
      layer,
      icon,
      label,
      value,
      on,
      href: hrefOf({ hidden: MAP_LAYERS.filter((other) => hidden.includes(other)) }),
    };
  });
}

const inMetres = (metres: number) => formatNumber(Math.round(metres));

function distances(map: GameMap, layout: MapLayout, own: MapTeam, enemy: MapTeam): MapContent["distances"] {
  const { west, south, east, north } = map.bounds;
  const middle: MapPosition = [(west + east) / 2, (south + north) / 2];
  const [mine, theirs] = [middleOf(startsOf(own)), middleOf(startsOf(enemy))];
  const rows: { label: string; from: MapPosition | undefined; to: MapPosition | undefined }[] = [
    { label: "Spawn to spawn", from: mine, to: theirs },
    { label: "Your spawn to the centre", from: mine, to: middle },
  ];
  const targets: { name: string; all: readonly MapPosition[] }[] = [
    { name: "the base", all: layout.neutralBase ? [layout.neutralBase] : [] },
    { name: "your base", all: own.spawns.length > 0 ? own.bases : [] },
    { name: "their base", all: enemy.spawns.length > 0 || own.spawns.length > 0 ? enemy.bases : [] },
  ];
  for (const { name, all } of targets) {
    for (const base of all) {
      const which = all.length > 1 ? `${name} in ${squareOf(base, map.bounds)}` : name;
      rows.push(
        { label: `Your start to ${which}`, from: mine, to: base },
        { label: `Their start to ${which}`, from: theirs, to: base },
      );
    }
  }
  return rows.flatMap(({ label, from, to }) => (from && to ? [{ label, metres: inMetres(distance(from, to)) }] : []));
}

function goalsOf({ neutralBase }: MapLayout, own: MapTeam, enemy: MapTeam): Goals["goals"] {
  const goal = (whose: string, { bases, spawns }: MapTeam) =>
    bases.length > 0 ? { name: `${whose} base`, positions: bases } : { name: `${whose} start`, positions: spawns };
  const both = own.bases.length > 0 && enemy.bases.length > 0;
  return [
    ...(neutralBase ? [{ name: "the base", positions: [neutralBase] }] : []),
    goal("your", own),
    both ? { name: "theirs", positions: enemy.bases } : goal("their", enemy),
  ];
}

function positions(map: GameMap, layout: MapLayout, own: MapTeam, enemy: MapTeam): MapContent["positions"] {
  const row = (what: string) => (position: MapPosition, number: number, all: readonly MapPosition[]) => ({
    what: all.length > 1 ? `${what} ${number + 1}` : what,
    square: squareOf(position, map.bounds) ?? "Beside the field",
    east: formatNumber(position[0], 1),
    north: formatNumber(position[1], 1),
  });
  return [
    ...own.bases.map(row("Your base")),
    ...own.spawns.map(row("Your start")),
    ...enemy.bases.map(row("Their base")),
    ...enemy.spawns.map(row("Their start")),
    ...(layout.neutralBase ? [layout.neutralBase] : []).map(row("Base for both")),
  ];
}

/** "Bases 913 m apart", "One base, E7", "Two bases to defend". */
function layoutNote({ teams: [one, two], neutralBase, battleType }: MapLayout, map: GameMap): string {
  if (neutralBase) return `One base, ${squareOf(neutralBase, map.bounds) ?? "beside the field"}`;
  const bases = [...one.bases, ...two.bases];
  if (battleType === "assault") return bases.length === 1 ? "One base to defend" : "Two bases to defend";
  const [first, second] = bases;
  return first && second ? `Bases ${inMetres(distance(first, second))} m apart` : "";
}
