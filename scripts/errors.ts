import { Fault, main, run } from "./tools.ts";

const idPattern = /^ERR-\d{1,12}-[0-9a-f]{6}$/;

/**
 * `npm run errors -- ERR-…`: the stored report of an error id, from the local database; with `--remote`
 * from Cloudflare's. Without an id, the twenty newest.
 */
main(async () => {
  const args = process.argv.slice(2);
  const remote = args.includes("--remote");
  const id = args.find((argument) => !argument.startsWith("--"));
  if (id !== undefined && !idPattern.test(id))
    throw new Fault(`"${id}" is no error id. One looks like ERR-1764000000-a1b2c3.`);
  const which = id ? `WHERE error_id = '${id}'` : "ORDER BY stored_at DESC LIMIT 20";
  const columns = id ? "*" : "error_id, type, url, message";
  const place = remote ? ["--remote"] : ["--local", "--persist-to", ".state"];
  const output = await run(
    "wrangler",
    ["d1", "execute", "DB", ...place, "--json", "--command", `SELECT ${columns} FROM errors ${which}`],
    {
      env: { CI: "1" },
    },
  );
  const [{ results }] = JSON.parse(output.slice(output.indexOf("[")));
  if (results.length === 0)
    throw new Fault(id ? `There is no report of ${id}. Reports are kept for 30 days.` : "No error has been reported.");
  for (const row of results)
    console.log(
      `${Object.entries(row)
        .map(([name, value]) => `${name}: ${value}`)
        .join("\n")}\n`,
    );
});
