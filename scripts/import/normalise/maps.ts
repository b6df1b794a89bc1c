import type { GameMap, MapLayout, MapTeam } from "#app/game/maps/map.ts";
import { slugify } from "#app/game/model/addresses/slug.ts";
import { battleTypeOf, type SpawnPoint } from "#app/game/model/enumerations/battle-types.ts";
import type { Notes } from "#scripts/import/report.ts";
import type { NamedArena } from "../read/arenas.ts";
import type { ClientTree } from "../read/client-tree.ts";
import type { Cursor } from "../read/cursor.ts";
import { tidy } from "./round.ts";

type ClientPosition = [number, number];

/** Reads every arena that has an English name; the others belong to events and go into the notes. */
export function readMaps(arenas: readonly NamedArena[], tree: ClientTree, notes: Notes): GameMap[] {
  return arenas
    .flatMap((arena) => {
      if (arena.name === null) {
        notes.add("arena left out (of events, or not in rotation)", arena.tag);
        return [];
      }
      return [readMap({ ...arena, name: arena.name }, tree.arena(arena.tag))];
    })
    .sort((a, b) => a.id - b.id);
}

function readMap(arena: NamedArena & { name: string }, file: Cursor): GameMap {
  const box = file.child("boundingBox");
  const [west, south] = readPosition(box.child("bottomLeft"));
  const [east, north] = readPosition(box.child("upperRight"));
  const modes = file.child("gameplayTypes").children();
  const gameplays = modes.map(({ name }) => name);
  const middle: ClientPosition = [(west + east) / 2, (south + north) / 2];
  const layouts = modes.flatMap((mode) => readLayout(mode, middle) ?? []);
  const { id, tag, name, nameSource } = arena;
  return {
    id,
    tag,
    name,
    slug: slugify(name),
    nameSource,
    kind: gameplays.includes("epic")
      ? "frontline"
      : gameplays.some((mode) => mode.endsWith("30x30"))
        ? "grand"
        : "random",
    bounds: { west, south, east, north },
    camouflage: readCamouflage(file.child("vehicleCamouflageKind")),
    roundLength: file.maybe("roundLength")?.integer() ?? 900,
    gameplays,
    layouts,
  };
}

function readLayout(mode: Cursor, middle: ClientPosition): MapLayout | undefined {
  const battleType = battleTypeOf(mode.name);
  if (battleType === undefined) return undefined;
  const positionsOf = (team: "team1" | "team2"): TeamPositions => ({
    spawns: readPositions(mode.maybe("teamSpawnPoints")?.maybe(team)),
    bases: readPositions(mode.maybe("teamBasePositions")?.maybe(team)),
  });
  const [one, two] = [positionsOf("team1"), positionsOf("team2")];
  const neutral = mode.maybe("controlPoint");
  // Modes in which a team has neither base nor spawn are defined elsewhere, so they are left out.
  if ([one, two].some(({ spawns, bases }) => spawns.length + bases.length === 0)) {
    mode.fault("gives one team neither a base nor a spawn");
  }
  return {
    battleType,
    gameplay: mode.name,
    teams: [team(one, two, battleType, middle), team(two, one, battleType, middle)],
    neutralBase: neutral ? readPosition(neutral) : null,
  };
}

type TeamPositions = Pick<MapTeam, "spawns" | "bases">;

/** In an assault the team with the base defends; elsewhere teams are named after where they start. */
function team(
  own: TeamPositions,
  other: TeamPositions,
  battleType: MapLayout["battleType"],
  middle: ClientPosition,
): MapTeam {
  if (battleType === "assault") {
    return { ...own, spawn: own.bases.length > other.bases.length ? "defense" : "capture" };
  }
  return { ...own, spawn: sideOf(own, other, middle) };
}

/** From how many times as far along one axis as along the other on a place lies clearly in one direction. */
const CLEAR = 1.5;

/**
 * A start has its own compass label, seen from the map's centre: Malinovka's are in the east and in the north. Starts
 * in corners, and those that would share a label, are named by their positions relative to each other.
 */
function sideOf(own: TeamPositions, other: TeamPositions, middle: ClientPosition): SpawnPoint {
  const [start, enemy] = [centre(own, middle), centre(other, middle)];
  const [direction, theirs] = [compassDirection(middle, start), compassDirection(middle, enemy)];
  const isClear = ([x, y]: ClientPosition) => {
    const [across, down] = [Math.abs(x - middle[0]), Math.abs(y - middle[1])];
    return Math.max(across, down) >= CLEAR * Math.min(across, down);
  };
  return direction !== theirs && isClear(start) && isClear(enemy) ? direction : compassDirection(enemy, start);
}

/** Where a place lies from another one, along the axis on which they are further apart. */
function compassDirection([fromX, fromY]: ClientPosition, [x, y]: ClientPosition): "north" | "east" | "south" | "west" {
  if (Math.abs(x - fromX) > Math.abs(y - fromY)) return x < fromX ? "west" : "east";
  return y < fromY ? "south" : "north";
}

function centre({ spawns, bases }: TeamPositions, middle: ClientPosition): ClientPosition {
  const positions = spawns.length > 0 ? spawns : bases;
  const [first, ...rest] = positions;
  if (first === undefined) return middle;
  const sum = rest.reduce<ClientPosition>(([x, y], position) => [x + position[0], y + position[1]], first);
  return [sum[0] / positions.length, sum[1] / positions.length];
}

function readPositions(team: Cursor | undefined): ClientPosition[] {
  return (team?.children() ?? []).filter(({ name }) => name.startsWith("position")).map(readPosition);
}

function readPosition(position: Cursor): ClientPosition {
  const [east = 0, north = 0] = position.numbers(2);
  // Rounded to centimetres, since the files have single-precision noise.
  return [tidy(Math.round(east * 100) / 100), tidy(Math.round(north * 100) / 100)];
}

function readCamouflage(kind: Cursor): GameMap["camouflage"] {
  const text = kind.text();
  if (text === "summer" || text === "winter" || text === "desert") return text;
  kind.fault(`is the unknown kind "${text}"`);
  return "summer";
}
