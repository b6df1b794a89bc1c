import { formatReport } from "./errors/format-report.ts";
import { readReports } from "./errors/read-reports.ts";
import { Fault, main } from "./tools.ts";

const idPattern = /^ERR-\d{1,12}-[0-9a-f]{6}$/;

/**
 * `npm run errors -- ERR-…`: the stored report of an error id, from the local database; with `--remote`
 * from Cloudflare's. Without an id, the twenty newest.
 */
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
    throw new Fault(id ? `There is no report of ${id}. Reports are kept for 30 days.` : "No error has been reported.");
  for (const report of reports) console.log(`${formatReport(report)}\n`);
});
