import { stripVTControlCharacters, styleText } from "node:util";
import type { BattleOutcome, BattleRecord } from "#app/game/battles/battle-record.ts";
import type { Replay } from "#app/game/replays/replay.ts";

const MARKS: Record<BattleOutcome, string> = { win: "Victory", loss: "Defeat", draw: "Draw" };

/** The tool's output: one line per action, with the time. */
export class Report {
  readonly #print: (line: string) => void;
  readonly #now: () => Date;

  constructor(print: (line: string) => void = console.log, now = () => new Date()) {
    this.#print = print;
    this.#now = now;
  }

  say(text: string): void {
    // What replays and answers contain must not command the terminal.
    const safe = stripVTControlCharacters(text).replace(/\p{Cc}/gu, " ");
    this.#print(`${styleText("gray", this.#now().toTimeString().slice(0, 8))}  ${safe}`);
  }

  battle(what: string, { outcome, damageDealt }: BattleRecord, replay: Replay | null): void {
    const where = replay ? `${vehicleOf(replay)} on ${replay.mapName || replay.mapTag}, ` : "";
    const damage = damageDealt === null ? "" : `, ${damageDealt.toLocaleString("en")} damage`;
    this.say(`${what}: ${where}${MARKS[outcome]}${damage}`);
  }

  leftOut(name: string, reason: string): void {
    this.say(`Left out ${name}: ${reason}`);
  }
}

/** "R04_T-34" as "T-34". */
function vehicleOf({ vehicle }: Replay): string {
  return vehicle.tag.replace(/^[A-Z][A-Za-z]?\d+_/, "").replaceAll("_", " ");
}
