import { healthAt, type PlayedBattle } from "./battle.ts";

/** What may be worth a cut. */
export interface BattleMoment {
  /** Names it in lists; the same for the same battle. */
  key: string;
  kind:
    | "start"
    | "hit-taken"
    | "damage"
    | "first-kill"
    | "burst"
    | "low-health"
    | "own-kill"
    | "series"
    | "last-man"
    | "lost"
    | "end";
  at: number;
  title: string;
  /** What happened, in words. */
  text: string;
  /** Whether it is in the cut list before anybody chose. */
  isChosen: boolean;
}

/** s of the strongest damage. */
const BURST = 10;
/** s between the first and the last of a series of kills, and how many there are. */
const SERIES = 15;
const SERIES_KILLS = 3;
/** Share of the health that is near death. */
const NEAR_DEATH = 0.2;

interface MomentLabels {
  nameOf: (index: number) => string;
  /** "Victory"; null without results. */
  outcome: string | null;
  /** "Base captured" */
  ending: string | null;
}

/** The moments of a battle, by time, and the kinds that did not happen, in sentences. */
export function battleMoments(
  battle: PlayedBattle,
  labels: MomentLabels,
): { moments: BattleMoment[]; missing: string[] } {
  const { recorder, events, duration, vehicles } = battle;
  const { nameOf, outcome, ending } = labels;
  const moments: BattleMoment[] = [
    { key: "start", kind: "start", at: 0, title: "Battle starts", text: "", isChosen: true },
  ];
  const missing: string[] = [];
  const put = (kind: BattleMoment["kind"], at: number, title: string, text: string, isChosen = true) =>
    moments.push({ key: `${kind} ${at.toFixed(1)}`, kind, at, title, text, isChosen });
  const taken = events.find(({ kind }) => kind === "taken");
  const done = (damage: number | null) => (damage ? `${damage} damage` : "no damage");
  if (taken) put("hit-taken", taken.at, "First hit taken", `${nameOf(taken.by)}, ${done(taken.damage)}`, false);
  const given = events.find(({ kind, damage }) => kind === "given" && (damage ?? 0) > 0);
  if (given) put("damage", given.at, "First damage", `${given.damage} on ${nameOf(given.to)}`);
  const kills = events.filter(({ kind }) => kind === "enemy-lost" || kind === "ally-lost");
  const [first] = kills;
  const text = ({ by, to }: { by: number; to: number }) =>
    by < 0 ? `${nameOf(to)} is lost` : `${nameOf(by)} destroys ${nameOf(to)}`;
  if (first && first.by !== recorder) put("first-kill", first.at, "First kill", text(first));
  for (const kill of kills.filter(({ kind, by }) => kind === "enemy-lost" && by === recorder && by >= 0)) {
    put("own-kill", kill.at, "Recorder’s kill", nameOf(kill.to));
  }
  const burst = strongest(battle);
  if (burst && burst.hits > 1) {
    put("burst", burst.at, "Most damage in ten seconds", `${burst.damage} damage, ${burst.hits} hits`);
  }
  for (const { at, names, seconds } of series(kills.filter(({ kind }) => kind === "enemy-lost"))) {
    put("series", at, `${names.length} tanks destroyed in ${seconds} s`, names.map(nameOf).join(", "));
  }
  const own = vehicles[recorder];
  if (own) {
    if (own.lostAt !== null)
      put("lost", own.lostAt, "Recorder destroyed", own.lostTo === null ? "" : `by ${nameOf(own.lostTo)}`);
    const lowest = own.healths
      .filter(({ health }) => health > 0)
      .reduce((low, { health }) => Math.min(low, health), own.maxHealth ?? 0);
    const share = own.maxHealth ? lowest / own.maxHealth : 1;
    const at = own.healths.find(({ health }) => health === lowest)?.at;
    if (share <= NEAR_DEATH && at !== undefined) {
      put("low-health", at, "Near death", `${lowest} of ${own.maxHealth} left`);
    } else if (own.lostAt === null && own.healths.length > 0) {
      missing.push(`No near death in this battle: health never fell below ${Math.floor(share * 100)}%.`);
    }
    const alone = vehicles
      .filter(({ isAlly, isRecorder }) => isAlly && !isRecorder)
      .reduce((last, { lostAt }) => Math.max(last, lostAt ?? Number.POSITIVE_INFINITY), 0);
    if (alone > 0 && alone < (own.lostAt ?? duration) && (healthAt(own, alone) ?? 0) > 0) {
      put("last-man", alone, "Last man", "The recorder’s is the last tank of the team");
    }
  }
  put("end", duration, outcome ?? "Recording ends", ending ?? "", outcome !== null);
  return { moments: moments.sort((a, b) => a.at - b.at), missing };
}

/** The ten seconds in which the recorder dealt the most damage. */
function strongest({ damages, recorder }: PlayedBattle) {
  const own = damages.filter(({ attacker }) => attacker === recorder);
  let best: { at: number; damage: number; hits: number } | null = null;
  // They are by time: the ten seconds from each on begin and end no earlier than those before.
  let [end, damage] = [0, 0];
  for (const [start, { at, from, to }] of own.entries()) {
    for (let next = own[end]; next && next.at <= at + BURST; next = own[end]) {
      damage += next.from - next.to;
      end += 1;
    }
    if (!best || damage > best.damage) best = { at, damage, hits: end - start };
    damage -= from - to;
  }
  return best;
}

function series(kills: readonly { at: number; to: number }[]) {
  const found: { at: number; names: number[]; seconds: number }[] = [];
  for (let i = 0; i < kills.length; ) {
    const from = kills[i]?.at ?? 0;
    const within = kills.slice(i).filter(({ at }) => at <= from + SERIES);
    if (within.length >= SERIES_KILLS) {
      const seconds = Math.max(1, Math.round((within.at(-1)?.at ?? from) - from));
      found.push({ at: from, names: within.map(({ to }) => to), seconds });
      i += within.length;
    } else i += 1;
  }
  return found;
}

/** s before and after a moment that are cut. */
const BEFORE = 5;
const AFTER = 5;

const two = (value: number) => String(value).padStart(2, "0");
/** Hours, minutes, seconds and a frame, as cut lists write them. */
const timecode = (seconds: number) => {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60, 0].map(two).join(":");
};

/** A cut of the video: seconds of the battle and of the video. */
interface VideoCut {
  title: string;
  text: string;
  battleSecond: number;
  videoFrom: number;
  videoTo: number;
}

/** @param begins second of the video at which the battle begins */
export function cutsOf(moments: readonly BattleMoment[], begins: number): VideoCut[] {
  return moments.map(({ title, text, at }) => ({
    title,
    text,
    battleSecond: Math.round(at * 10) / 10,
    videoFrom: Math.max(0, Math.floor(begins + at) - BEFORE),
    videoTo: Math.floor(begins + at) + AFTER,
  }));
}

const quoted = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export function cutsAsCsv(cuts: readonly VideoCut[]): string {
  const rows = cuts.map((cut) =>
    [quoted(cut.title), quoted(cut.text), cut.battleSecond, timecode(cut.videoFrom), timecode(cut.videoTo)].join(","),
  );
  return ["Moment,What,Battle second,Video from,Video to", ...rows].join("\r\n");
}

/** An edit decision list (CMX 3600): each cut behind the one before it. */
export function cutsAsEdl(cuts: readonly VideoCut[], title: string): string {
  let at = 0;
  const lines = cuts.flatMap((cut, i) => {
    const length = cut.videoTo - cut.videoFrom;
    const times = [cut.videoFrom, cut.videoTo, at, at + length].map(timecode).join(" ");
    at += length;
    return [
      `${String(i + 1).padStart(3, "0")}  AX       V     C        ${times}`,
      `* FROM CLIP NAME: ${[cut.title, cut.text].filter(Boolean).join(", ")}`,
    ];
  });
  return [`TITLE: ${title.replace(/[\r\n]+/g, " ")}`, "FCM: NON-DROP FRAME", ...lines, ""].join("\n");
}

export const cutsAsJson = (cuts: readonly VideoCut[]) => JSON.stringify(cuts, null, 2);
