import { parseExactJson } from "./exact-json.ts";
import { ownRecord } from "./own-record.ts";
import { platoonsOf } from "./platoons.ts";
import type { Participant, ParticipantResult, Replay, ReplayEnd } from "./replay.ts";
import { type ReplayFile, readReplayBlocks } from "./replay-blocks.ts";
import { ReplayFault } from "./replay-fault.ts";
import { type ReplayHead, replayHeadSchema } from "./replay-head.ts";
import { type ReplayResults, replayResultsSchema } from "./replay-results.ts";

/** Vehicles of the largest battle: 30 against 30. */
const MOST_VEHICLES = 60;

/**
 * Reads the description of a battle from a replay; the recording itself is not read.
 * @throws ReplayFault when the file is no replay, or what it says of the battle's beginning cannot be read
 */
export async function readReplay(file: ReplayFile): Promise<Replay> {
  const [first = "", second] = await readReplayBlocks(file);
  const head = headOf(first);
  const results = second === undefined ? null : resultsOf(second);
  const own = Object.values(head.vehicles).find(({ name }) => name === head.playerName);
  const clientVersion = head.clientVersionFromXml.match(/v\.(\d+(?:\.\d+){1,4})/)?.[1] ?? null;
  const end = results && endOf(results, head.playerID, clientVersion);
  const team = end?.own.team ?? own?.team;
  if (!team) throw new ReplayFault("damaged");
  return {
    player: head.playerName,
    accountId: head.playerID,
    vehicle: head.playerVehicle,
    team,
    mapTag: head.mapName,
    mapName: head.mapDisplayName,
    gameplay: head.gameplayID,
    playedAt: head.dateTime,
    clientVersion,
    region: head.regionCode,
    server: head.serverName,
    participants: participantsOf(head, end ? results : null),
    end,
    missing: second === undefined ? "left" : end ? null : "unreadable",
  };
}

function headOf(text: string): ReplayHead {
  const json = jsonOf(text);
  const head = replayHeadSchema.safeParse(json);
  if (head.success) {
    if (Object.keys(head.data.vehicles).length > MOST_VEHICLES) throw new ReplayFault("other-game");
    return head.data;
  }
  throw new ReplayFault("other-game");
}

/** The results; null when they are not what any client known to us writes. */
function resultsOf(text: string): ReplayResults | null {
  try {
    const json = parseExactJson(text);
    const results = replayResultsSchema.safeParse(Array.isArray(json) ? json[0] : json);
    return results.success && Object.keys(results.data.vehicles).length <= MOST_VEHICLES ? results.data : null;
  } catch {
    return null;
  }
}

function jsonOf(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    throw new ReplayFault("damaged");
  }
}

/** How it ended; null when the results have no vehicle of the player, or one that does not hold. */
function endOf(results: ReplayResults, accountId: number | null, clientVersion: string | null): ReplayEnd | null {
  const { common } = results;
  const personal = Object.values(results.personal).find((vehicle) => vehicle.accountDBID === accountId);
  const own = personal && ownRecord(results, personal, clientVersion);
  if (!personal || !own) return null;
  return {
    arenaId: results.arenaUniqueID,
    startedAt: common.arenaCreateTime,
    duration: Math.round(common.duration),
    winner: common.winnerTeam === 0 ? null : common.winnerTeam,
    finishReason: common.finishReason,
    bonusType: common.bonusType,
    own,
    earned: { credits: personal.credits, xp: personal.xp },
  };
}

/** All vehicles of the head, and those of the results that it did not know yet. */
function participantsOf(head: ReplayHead, results: ReplayResults | null): Participant[] {
  const numbers = new Set([...Object.keys(head.vehicles), ...Object.keys(results?.vehicles ?? {})]);
  const platoonOf = platoonsOf(results);
  return [...numbers].flatMap((number) => {
    const known = head.vehicles[number];
    const result = results?.vehicles[number];
    const team = result?.team ?? known?.team;
    if (!team) return [];
    const name = result && results?.players[String(result.accountDBID)]?.name;
    return {
      number,
      player: name || known?.name || "",
      clan: known?.clanAbbrev ?? "",
      team,
      platoon: result ? platoonOf(result) : null,
      vehicle: known?.vehicleType ?? null,
      result: result ? resultOf(result) : null,
    };
  });
}

function resultOf(vehicle: ReplayResults["vehicles"][string]): ParticipantResult {
  return {
    tankId: vehicle.typeCompDescr,
    damageDealt: vehicle.damageDealt,
    assistedBySpotting: vehicle.damageAssistedRadio,
    assistedByTracking: vehicle.damageAssistedTrack,
    assistedByStun: vehicle.damageAssistedStun,
    damageBlocked: vehicle.damageBlockedByArmor,
    damageReceived: vehicle.damageReceived,
    kills: vehicle.kills,
    spotted: vehicle.spotted,
    baseXp: vehicle.xp,
    lifeTime: vehicle.lifeTime,
    deathReason: vehicle.deathReason,
    destroyedBy: vehicle.killerID ? String(vehicle.killerID) : null,
  };
}
