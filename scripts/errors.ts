import { Fault, main, run } from "./tools.ts";

type StoredReport = Record<string, unknown>;

/**
 * Stored error reports, read by wrangler.
 * @param databaseOptions wrangler's options that name the database
 * @param id of one report, an `ERR-…` id; without it the twenty newest, shortened
 * @returns none as well for a database that no site has used yet
 */
export async function readReports(databaseOptions: string[], id?: string): Promise<StoredReport[]> {
  // What others sent under an id of the Worker's comes after it.
  const which = id ? `WHERE error_id = '${id}' ORDER BY by_worker DESC` : "ORDER BY stored_at DESC LIMIT 20";
  const columns = id ? "*" : "error_id, type, url, message, count";
  const query = `SELECT ${columns} FROM error_ids JOIN errors USING (by_worker, fingerprint) ${which}`;
  try {
    const args = ["d1", "execute", "DB", ...databaseOptions, "--json", "--command", query];
    const output = await run("wrangler", args, { env: { CI: "1" } });
    const [{ results }]: [{ results: StoredReport[] }] = JSON.parse(output.slice(output.indexOf("[")));
    return results;
  } catch (error) {
    if (error instanceof Fault && error.message.includes("no such table: error_ids")) return [];
    throw error;
  }
}

/**
 * Characters that a terminal would interpret or hide: control characters (escape included), bidirectional and invisible
 * characters, line separators, unpaired surrogates.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** An untrusted line, with its control characters as `\u{1b}`. */
export function printable(line: string): string {
  return line.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** A stored report as lines of text; further lines of a value are indented, so that they cannot pass for another value. */
export function formatReport(report: Record<string, unknown>): string {
  return Object.entries(report)
    .map(([name, value]) => `${name}: ${String(value).split(/\r?\n/).map(printable).join("\n    ")}`)
    .join("\n");
}

const idPattern = /^ERR-\d{1,12}-[0-9a-f]{6}$/;

/**
 * `npm run errors -- ERR-…`: the stored report of an error id, from the local database; with `--remote`
 * from Cloudflare's. Without an id, the twenty newest.
 */
if (import.meta.main)
  main(async () => {
    const args = process.argv.slice(2);
    const id = args.find((argument) => !argument.startsWith("--"));
    if (id !== undefined && !idPattern.test(id))
      throw new Fault(`"${id}" is no error id. One looks like ERR-1764000000-a1b2c3.`);
    const reports = await readReports(
      args.includes("--remote") ? ["--remote"] : ["--local", "--persist-to", ".state"],
      id,
    );
    if (reports.length === 0)
      throw new Fault(
        id ? `There is no report of ${id}. Reports are kept for 30 days.` : "No error has been reported.",
      );
    for (const report of reports) console.log(`${formatReport(report)}\n`);
  });
