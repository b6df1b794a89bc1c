import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readCsv } from "#scripts/import/read/tables/csv.ts";
import { ImportFailure, SourceFaults } from "#scripts/import/report.ts";
import { formatJson } from "./dataset/format-json.ts";
import { REAL_RESULTS, RESULT_COLUMNS, type RealBattles, realBattlesSchema } from "./results/real-results.ts";
import { Fault, main, root } from "./tools.ts";

const RANDOM_BATTLE = 1;

const count = z.string().regex(/^\d+$/).transform(Number);
/** Some clients tell it with a fraction. */
const seconds = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform((text) => Math.round(Number(text)));
/** Empty where the client of that time did not tell it. */
const orUnknown = z.union([count, z.literal("").transform(() => null)]);

const rowSchema = z
  .object({
    battle: count,
    client: z.string().regex(/^\d+(\.\d+){3}$/),
    bonusType: count,
    arenaTypeID: count,
    winnerTeam: z.literal(["0", "1", "2"]).transform(Number),
    duration: seconds,
    typeCompDescr: count,
    team: z.literal(["1", "2"]).transform(Number),
    damageDealt: count,
    damageAssistedRadio: orUnknown,
    damageAssistedTrack: orUnknown,
    damageAssistedStun: orUnknown,
    damageBlockedByArmor: orUnknown,
    damageReceived: orUnknown,
    kills: count,
    spotted: count,
    shots: count,
    directHits: count,
    piercings: orUnknown,
    capturePoints: orUnknown,
    droppedCapturePoints: orUnknown,
    xp: count,
    lifeTime: count,
    deathReason: z.string().regex(/^(?:-1|\d+)$/),
  })
  .transform((row) => ({
    ...row,
    result: {
      tankId: row.typeCompDescr,
      team: row.team,
      survived: Number(row.deathReason === "-1"),
      damageDealt: row.damageDealt,
      assistedBySpotting: row.damageAssistedRadio,
      assistedByTracking: row.damageAssistedTrack,
      assistedByStun: row.damageAssistedStun,
      damageBlocked: row.damageBlockedByArmor,
      damageReceived: row.damageReceived,
      kills: row.kills,
      spotted: row.spotted,
      shots: row.shots,
      hits: row.directHits,
      penetrations: row.piercings,
      capturePoints: row.capturePoints,
      defencePoints: row.droppedCapturePoints,
      baseXp: row.xp,
      lifeTime: row.lifeTime,
    } satisfies Record<(typeof RESULT_COLUMNS)[number], unknown>,
  }));

/** A client that did not tell its version. */
const UNTOLD = "0.0.0.0";

/**
 * Reads a list with a line for every vehicle of every battle, in the words of the client's results. What is not in our
 * records (the day, the region, the mileage …) is left out, and so are battles that are not random ones.
 */
export function readResultList(text: string, file: string, faults: SourceFaults): RealBattles {
  const battles = new Map<number, RealBattles["battles"][number]>();
  for (const { row } of readCsv(text, file, faults, rowSchema)) {
    if (row.bonusType !== RANDOM_BATTLE) continue;
    const battle = battles.get(row.battle) ?? {
      clientVersion: row.client === UNTOLD ? null : row.client,
      arenaTypeId: row.arenaTypeID,
      duration: row.duration,
      winner: row.winnerTeam === 0 ? null : (row.winnerTeam as 1 | 2),
      results: [],
    };
    battle.results.push(RESULT_COLUMNS.map((column) => row.result[column]));
    battles.set(row.battle, battle);
  }
  return { columns: [...RESULT_COLUMNS], battles: [...battles.values()] };
}

/**
 * `npm run data:results -- FILE`: takes the results of real battles (a table with a line for every vehicle) into
 * data/results, against which our rules are held and from which the demo account's battles are drawn.
 */
async function takeResults([file]: readonly string[]): Promise<void> {
  if (file === undefined) throw new Fault("Name the table of results: npm run data:results -- FILE.csv");
  const faults = new SourceFaults();
  const text = await readFile(file, "utf8").catch(() => {
    throw new Fault(`${file} cannot be read.`);
  });
  const read = readResultList(text, file, faults);
  if (faults.list.length > 0) throw new Fault(new ImportFailure(faults.list).message);
  await writeFile(join(root, REAL_RESULTS), formatJson(realBattlesSchema.parse(read)));
  const results = read.battles.reduce((sum, battle) => sum + battle.results.length, 0);
  console.log(`${REAL_RESULTS}: ${results} results of ${read.battles.length} battles.`);
}

if (import.meta.main) main(() => takeResults(process.argv.slice(2)));
