import { Fault, run } from "#scripts/tools.ts";

type StoredReport = Record<string, unknown>;

/**
 * Stored error reports, read by wrangler.
 * @param place wrangler's options that name the database
 * @param id of one report, an `ERR-…` id; without it the twenty newest, shortened
 * @returns none as well for a database that no site has used yet
 */
export async function readReports(place: string[], id?: string): Promise<StoredReport[]> {
  // What others sent under an id of the Worker's comes after it.
  const which = id ? `WHERE error_id = '${id}' ORDER BY by_worker DESC` : "ORDER BY stored_at DESC LIMIT 20";
  const columns = id ? "*" : "error_id, type, url, message, count";
  const query = `SELECT ${columns} FROM error_ids JOIN errors USING (by_worker, fingerprint) ${which}`;
  try {
    const args = ["d1", "execute", "DB", ...place, "--json", "--command", query];
    const output = await run("wrangler", args, { env: { CI: "1" } });
    const [{ results }]: [{ results: StoredReport[] }] = JSON.parse(output.slice(output.indexOf("[")));
    return results;
  } catch (error) {
    if (error instanceof Fault && error.message.includes("no such table: error_ids")) return [];
    throw error;
  }
}
