import { type BattleRecord, battleRecordSchema } from "#app/game/battles/battle-record.ts";
import { type Participant, type ParticipantResult, type Replay, type ReplayEnd, ReplayFault } from "./replay.ts";
import { type ReplayHead, type ReplayResults, replayHeadSchema, replayResultsSchema } from "./replay-blocks.ts";

/** Vehicles of the largest battle: 30 against 30. */
const MAX_VEHICLES = 60;

/**
 * Reads the description of a battle from a replay; the recording itself is not read.
 * @throws ReplayFault if the file is not a replay, or its data on the start of the battle cannot be read
 */
export async function readReplay(file: ReplayFile): Promise<Replay> {
  const {
    blocks: [first = "", second],
  } = await readReplayBlocks(file);
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
    participants: participantsOf(head, end ? results : null),
    end,
    missing: second === undefined ? "left" : end ? null : "unreadable",
  };
}

function headOf(text: string): ReplayHead {
  const json = jsonOf(text);
  const head = replayHeadSchema.safeParse(json);
  if (head.success) {
    if (Object.keys(head.data.vehicles).length > MAX_VEHICLES) throw new ReplayFault("other-game");
    return head.data;
  }
  throw new ReplayFault("other-game");
}

/** The results; null when they are not what any client known to us writes. */
function resultsOf(text: string): ReplayResults | null {
  try {
    const json = parseExactJson(text);
    const results = replayResultsSchema.safeParse(Array.isArray(json) ? json[0] : json);
    return results.success && Object.keys(results.data.vehicles).length <= MAX_VEHICLES ? results.data : null;
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
    duration: Math.floor(common.duration),
    winner: common.winnerTeam === 0 ? null : common.winnerTeam,
    finishReason: common.finishReason,
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
      maxHealth: known?.maxHealth ?? (result ? maxHealthOf(result) : null),
      result: result ? resultOf(result) : null,
    };
  });
}

/** Old results lack it, but give the remaining and the lost health. */
function maxHealthOf({ maxHealth, health, damageReceived }: ReplayResults["vehicles"][string]): number | null {
  return maxHealth || (damageReceived === null ? null : (health ?? 0) + damageReceived) || null;
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

type Vehicle = Pick<ReplayResults["vehicles"][string], "team" | "accountDBID">;

/** Vehicles of the largest platoon; where more came together, the whole team was made before the battle. */
const LARGEST_PLATOON = 5;

/** Numbers the platoons of each team, in the order of the results: several of a team that came in one group. */
export function platoonsOf(results: ReplayResults | null): (vehicle: Vehicle) => number | null {
  const groupOf = ({ team, accountDBID }: Vehicle) => {
    const group = results?.players[String(accountDBID)]?.prebattleID ?? 0;
    return group === 0 ? null : `${team} ${group}`;
  };
  const sizes = new Map<string, number>();
  for (const vehicle of Object.values(results?.vehicles ?? {})) {
    const group = groupOf(vehicle);
    if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const platoons = [...sizes].filter(([, size]) => size > 1 && size <= LARGEST_PLATOON).map(([group]) => group);
  return (vehicle) => {
    const group = groupOf(vehicle);
    const ofTeam = platoons.filter((platoon) => platoon.startsWith(`${vehicle.team} `));
    const index = group === null ? -1 : ofTeam.indexOf(group);
    return index < 0 ? null : index + 1;
  };
}

/** Numbers, and the words for numbers that JSON does not have. */
const NUMBERS = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|-?\b(?:NaN|Infinity)\b/g;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Parses JSON as the game writes it: whole numbers beyond 2^53 (ids of arenas) become strings of digits to stay exact,
 * and `NaN` and `Infinity`, which JSON lacks, become null. Visits each character only once, whatever the text
 * contains: files are untrusted.
 * @throws SyntaxError if it is not JSON
 */
export function parseExactJson(text: string): unknown {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const opens = text.indexOf('"', at);
    const start = opens < 0 ? text.length : opens;
    const end = endOfString(text, start);
    parts.push(text.slice(at, start).replace(NUMBERS, exactly), text.slice(start, end));
    at = end;
  }
  return JSON.parse(parts.join(""));
}

/** Where a string that begins here ends, its quotes included; the end of the text when it is never closed. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) return at + 1;
    if (letter === BACKSLASH) at++;
  }
  return text.length;
}

function exactly(token: string): string {
  if (token.endsWith("N") || token.endsWith("y")) return "null";
  if (!/^-?\d{16,}$/.test(token) || Number.isSafeInteger(Number(token))) return token;
  return `"${token}"`;
}

/** The battle as it counts for the replay's account; null if its values are impossible. */
function ownRecord(
  { arenaUniqueID, common }: ReplayResults,
  personal: ReplayResults["personal"][string],
  clientVersion: string | null,
): BattleRecord | null {
  const record = battleRecordSchema.safeParse({
    arenaId: arenaUniqueID,
    accountId: personal.accountDBID,
    tankId: personal.typeCompDescr,
    startedAt: common.arenaCreateTime,
    duration: Math.floor(common.duration),
    arenaTypeId: common.arenaTypeID,
    bonusType: common.bonusType,
    team: personal.team,
    outcome: common.winnerTeam === 0 ? "draw" : common.winnerTeam === personal.team ? "win" : "loss",
    survived: personal.deathReason === null ? null : personal.deathReason === -1,
    damageDealt: personal.damageDealt,
    assistedBySpotting: personal.damageAssistedRadio,
    assistedByTracking: personal.damageAssistedTrack,
    assistedByStun: personal.damageAssistedStun,
    damageBlocked: personal.damageBlockedByArmor,
    damageReceived: personal.damageReceived,
    kills: personal.kills,
    spotted: personal.spotted,
    shots: personal.shots,
    hits: personal.directHits,
    penetrations: personal.piercings,
    capturePoints: personal.capturePoints,
    defencePoints: personal.droppedCapturePoints,
    baseXp: personal.originalXP,
    lifeTime: personal.lifeTime,
    mastery: personal.markOfMastery,
    marks: personal.marksOnGun,
    markPercentage: personal.damageRating,
    averageCombined: personal.movingAvgDamage,
    clientVersion,
  } satisfies Record<keyof BattleRecord, unknown>);
  return record.success ? record.data : null;
}

/** A file to read, such as a Blob of the browser or of Node. Only the requested parts are loaded. */
export interface ReplayFile {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer>; text(): Promise<string> };
}

const MAGIC = 0x11343212;
/** Bytes of a number in the head of the file. */
const WORD = 4;
/** Real replays have one or two blocks of description, and in some modes a third. */
const MAX_BLOCKS = 8;
/** The largest block of a real battle has 0.2 MB; 30 against 30 with mods stays below 1 MB. */
const LARGEST_BLOCK = 8 * 1024 * 1024;

/**
 * The texts that describe a battle, at the beginning of a replay: a little-endian number that marks the format, how
 * many blocks follow, and each block's length and UTF-8 text. The recording begins where they end.
 * @throws ReplayFault
 */
export async function readReplayBlocks(file: ReplayFile): Promise<{ blocks: string[]; end: number }> {
  if (file.size === 0) throw new ReplayFault("empty");
  if (file.size < 2 * WORD) throw new ReplayFault("not-a-replay");
  if ((await wordAt(file, 0)) !== MAGIC) throw new ReplayFault("not-a-replay");
  const count = await wordAt(file, WORD);
  if (count === 0 || count > MAX_BLOCKS) throw new ReplayFault("damaged");
  const blocks: string[] = [];
  let at = 2 * WORD;
  for (let block = 0; block < count; block++) {
    if (at + WORD > file.size) throw new ReplayFault("truncated");
    const length = await wordAt(file, at);
    at += WORD;
    if (length > LARGEST_BLOCK) throw new ReplayFault("too-large");
    if (at + length > file.size) throw new ReplayFault("truncated");
    blocks.push(await file.slice(at, at + length).text());
    at += length;
  }
  return { blocks, end: at };
}

async function wordAt(file: ReplayFile, at: number): Promise<number> {
  return new DataView(await file.slice(at, at + WORD).arrayBuffer()).getUint32(0, true);
}
