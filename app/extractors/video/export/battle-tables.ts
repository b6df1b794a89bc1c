import {
  type ExportColumn,
  type ExportProvenance,
  type ExportTable,
  type ExportValue,
  fileNameOf,
} from "#app/components/export/export-table.ts";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import { BATTLE_TYPE_LABELS, battleTypeOf, SPAWN_POINT_LABELS } from "#app/game/model/enumerations/battle-types.ts";
import { lossesOf, ownVehicle } from "#app/game/replays/losses.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { assistedOf, masteryText } from "#app/game/video/battle-values.ts";
import { choiceOf } from "../battle-choice.ts";
import { replayVehicleName } from "../known-vehicles.ts";
import { mapNameOf, vehicleNameOf } from "../list/battle-rows.ts";
import { VIDEO_EXTRACTOR_PATH } from "../texts/battle-form.tsx";
import type { GameData } from "../use-game-data.ts";

interface BattleTablesSource {
  data: Pick<GameData, "vehicles" | "maps">;
  /** Whether the file has the names of all players; without it only that of the replay's own. */
  names: boolean;
  origin: string;
}

type Column<Row> = Pick<ExportColumn, "key" | "label"> & {
  unit?: string;
  kind?: ExportColumn["kind"];
  value(row: Row): ExportValue;
};

/** All battles, one row each, with the player's own stats. Arena ids are text, since spreadsheets round them. */
export function battlesTable(replays: readonly Replay[], source: BattleTablesSource): ExportTable {
  const { data, names, origin } = source;
  const own = (replay: Replay) => replay.end?.own ?? null;
  const choice = (replay: Replay) => choiceOf(replay, data.maps);
  const columns: Column<Replay>[] = [
    { key: "played_at", label: "Played at", kind: "text", value: ({ playedAt }) => playedAt },
    { key: "map", label: "Map", kind: "text", value: (replay) => mapNameOf(replay, data.maps) },
    { key: "battle_type", label: "Battle type", kind: "text", value: typeText },
    {
      key: "spawn_point",
      label: "Spawn point",
      kind: "text",
      value: (replay) => spawnText(choice(replay).spawn),
    },
    ...(names
      ? [{ key: "player", label: "Player", kind: "text" as const, value: ({ player }: Replay) => player }]
      : []),
    { key: "vehicle", label: "Vehicle", kind: "text", value: (replay) => vehicleNameOf(replay, data.vehicles) },
    { key: "tier", label: "Tier", value: (replay) => data.vehicles.ofReplay(replay)?.tier ?? null },
    { key: "outcome", label: "Outcome", kind: "text", value: (replay) => outcomeText(own(replay)?.outcome) },
    { key: "duration", label: "Length", unit: "s", value: ({ end }) => end?.duration ?? null },
    { key: "damage", label: "Damage", value: (replay) => own(replay)?.damageDealt ?? null },
    { key: "assisted", label: "Assisted", value: (replay) => assistedOf(own(replay)) },
    { key: "blocked", label: "Blocked", value: (replay) => own(replay)?.damageBlocked ?? null },
    { key: "received", label: "Received", value: (replay) => own(replay)?.damageReceived ?? null },
    { key: "kills", label: "Kills", value: (replay) => own(replay)?.kills ?? null },
    { key: "spotted", label: "Spotted", value: (replay) => own(replay)?.spotted ?? null },
    { key: "shots", label: "Shots", value: (replay) => own(replay)?.shots ?? null },
    { key: "hits", label: "Hits", value: (replay) => own(replay)?.hits ?? null },
    { key: "penetrations", label: "Penetrations", value: (replay) => own(replay)?.penetrations ?? null },
    { key: "base_xp", label: "Base XP", value: (replay) => own(replay)?.baseXp ?? null },
    { key: "mastery", label: "Mark of mastery", kind: "text", value: (replay) => masteryCell(own(replay)?.mastery) },
    { key: "life_time", label: "Time in battle", unit: "s", value: (replay) => own(replay)?.lifeTime ?? null },
    { key: "arena_id", label: "Arena", kind: "text", value: ({ end }) => end?.arenaId ?? null },
    { key: "client", label: "Client", kind: "text", value: ({ clientVersion }) => clientVersion },
  ];
  return tableOf(columns, replays, {
    title: "Battles",
    fileName: fileNameOf("battles", replays.length),
    provenance: provenanceOf(replays, origin, "Your own results of each battle, from its replay."),
  });
}

/** One battle, a row for each vehicle of both teams. */
export function battleTable(replay: Replay, source: BattleTablesSource): ExportTable {
  const { data, names, origin } = source;
  const mine = ownVehicle(replay);
  const losses = new Map(lossesOf(replay).map((loss) => [loss.vehicle, loss]));
  const known = (participant: Replay["participants"][number]) => data.vehicles.ofParticipant(participant);
  const columns: Column<Replay["participants"][number]>[] = [
    {
      key: "team",
      label: "Team",
      kind: "text",
      value: ({ team }) => (team === replay.team ? "yours" : "theirs"),
    },
    { key: "you", label: "You", kind: "text", value: (participant) => (participant === mine ? "yes" : "") },
    ...(names
      ? [
          {
            key: "player",
            label: "Player",
            kind: "text" as const,
            value: ({ player }: { player: string }) => player || null,
          },
          { key: "clan", label: "Clan", kind: "text" as const, value: ({ clan }: { clan: string }) => clan },
        ]
      : []),
    { key: "platoon", label: "Platoon", value: ({ platoon }) => platoon ?? "" },
    {
      key: "vehicle",
      label: "Vehicle",
      kind: "text",
      value: (participant) => replayVehicleName(data.vehicles, participant),
    },
    { key: "tier", label: "Tier", value: (participant) => known(participant)?.tier ?? null },
    { key: "damage", label: "Damage", value: ({ result }) => result?.damageDealt ?? null },
    { key: "assisted", label: "Assisted", value: ({ result }) => assistedOf(result) },
    { key: "blocked", label: "Blocked", value: ({ result }) => result?.damageBlocked ?? null },
    { key: "received", label: "Received", value: ({ result }) => result?.damageReceived ?? null },
    { key: "kills", label: "Kills", value: ({ result }) => result?.kills ?? null },
    { key: "spotted", label: "Spotted", value: ({ result }) => result?.spotted ?? null },
    { key: "base_xp", label: "XP", value: ({ result }) => result?.baseXp ?? null },
    { key: "lost_at", label: "Lost at", unit: "s", value: (participant) => losses.get(participant)?.at ?? "" },
    {
      key: "lost_to",
      label: "Lost to",
      kind: "text",
      value: (participant) => {
        const destroyer = losses.get(participant)?.destroyer;
        return destroyer ? replayVehicleName(data.vehicles, destroyer) : "";
      },
    },
  ];
  const map = mapNameOf(replay, data.maps);
  const rows = replay.participants.toSorted(
    (a, b) =>
      Number(a.team !== replay.team) - Number(b.team !== replay.team) ||
      (b.result?.damageDealt ?? -1) - (a.result?.damageDealt ?? -1),
  );
  return tableOf(columns, rows, {
    title: "Battle",
    fileName: fileNameOf("battle", map, replay.playedAt),
    provenance: provenanceOf([replay], origin, `${map}, ${typeText(replay)}, ${replay.playedAt.replace("T", " ")}.`),
  });
}

function tableOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  about: Pick<ExportTable, "title" | "fileName" | "provenance">,
): ExportTable {
  return {
    ...about,
    columns: columns.map(({ key, label, unit = "", kind = "number" }) => ({ key, label, unit, kind })),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  };
}

function provenanceOf(replays: readonly Replay[], origin: string, note: string): ExportProvenance {
  const versions = [...new Set(replays.map(({ clientVersion }) => clientVersion))];
  return {
    gameVersion: versions.length === 1 ? (versions[0] ?? null) : null,
    sources: versions.map((version) => ({ publisher: "Replays", version, date: null })),
    address: origin + VIDEO_EXTRACTOR_PATH,
    note,
  };
}

const typeText = ({ gameplay }: Replay) => {
  const type = battleTypeOf(gameplay);
  return type ? BATTLE_TYPE_LABELS[type] : gameplay;
};

const spawnText = (spawn: keyof typeof SPAWN_POINT_LABELS | null) => (spawn ? SPAWN_POINT_LABELS[spawn] : null);

const outcomeText = (outcome: keyof typeof OUTCOME_LABELS | undefined) => (outcome ? OUTCOME_LABELS[outcome] : null);

const masteryCell = (mastery: number | null | undefined) => (mastery === 0 ? "None" : masteryText(mastery));
