import { DatasetUnavailable } from "#app/api/documents.ts";
import type { FilesApi } from "#app/api/published.ts";
import { type Constellation, constellationOf, longestSide } from "#app/game/maps/constellation.ts";
import { layoutsOf } from "#app/game/maps/layouts.ts";
import type { GameMap } from "#app/game/maps/map.ts";
import { type GameMaps, MAPS_FILE } from "#app/game/maps/map-file.ts";
import { battleTypesText, fieldText } from "#app/game/maps/map-text.ts";
import { type MapsQuery, mapHref } from "#app/game/maps/query.ts";
import { BATTLE_TYPE_LABELS, SPAWN_POINT_LABELS } from "#app/game/model/enumerations/battle-types.ts";
import { counted } from "#app/game/text.ts";

/** All maps. @throws DatasetUnavailable in a dataset that was imported without them */
export async function allMaps(files: FilesApi): Promise<GameMaps> {
  const maps = await files.maps();
  if (maps === null) throw new DatasetUnavailable(MAPS_FILE);
  return maps;
}

interface MapCard {
  slug: string;
  name: string;
  href: string;
  /** "1,000 × 1,000 m" */
  size: string;
  battleTypes: string;
  /** Null where nothing is known of bases. */
  stars: Constellation | null;
}

export interface MapList {
  groups: { title: string; note: string; cards: MapCard[] }[];
  /** "12 maps", "43 maps of random battles" … */
  found: string;
}

const GROUPS: readonly { kind: GameMap["kind"]; title: string; note: string }[] = [
  { kind: "random", title: "Random battles", note: "15 v 15" },
  { kind: "grand", title: "Grand battles", note: "30 against 30" },
  { kind: "frontline", title: "Frontline", note: "The files have no bases or starts of this mode" },
];

/** All maps with a layout that matches the query, each with its own constellation. */
export function mapList(maps: readonly GameMap[], query: MapsQuery): MapList {
  const cards = maps
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
    .flatMap((map) => {
      // One scale for all of a kind: a small map looks small.
      const side = longestSide(maps.filter(({ kind }) => kind === map.kind));
      const card = mapCard(map, query, side);
      return card ? [{ kind: map.kind, card }] : [];
    });
  const { battleType, spawn } = query;
  const conditions = [
    ...(battleType ? [`with ${BATTLE_TYPE_LABELS[battleType]} battles`] : []),
    ...(spawn ? [`where a team starts as ${SPAWN_POINT_LABELS[spawn]}`] : []),
  ];
  return {
    groups: GROUPS.map(({ kind, title, note }) => ({
      title,
      note,
      cards: cards.filter((entry) => entry.kind === kind).map(({ card }) => card),
    })).filter((group) => group.cards.length > 0),
    found: [counted(cards.length, "map"), ...conditions].join(" "),
  };
}

function mapCard(map: GameMap, query: MapsQuery, side: number): MapCard | null {
  const { battleType, spawn } = query;
  const layout = layoutsOf(map).find(
    (candidate) =>
      (battleType === null || candidate.battleType === battleType) &&
      (spawn === null || candidate.teams.some((team) => team.spawn === spawn)),
  );
  if (!layout && (battleType !== null || spawn !== null)) return null;
  return {
    slug: map.slug,
    name: map.name,
    href: mapHref(map.slug, { battleType, spawn }),
    size: `${fieldText(map)}, ${map.camouflage}`,
    battleTypes: battleTypesText(map),
    stars: layout ? constellationOf(map, side) : null,
  };
}
