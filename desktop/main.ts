import { parseArgs } from "node:util";
import envPaths from "env-paths";
import { DESKTOP_TOOL_NODE, DESKTOP_TOOL_VERSION } from "#app/site/desktop-tool.ts";
import { askSettings } from "./ask-settings.ts";
import { Memory } from "./memory.ts";
import { Report } from "./report.ts";
import { codeOf, run } from "./run.ts";
import { loadSettings, saveSettings } from "./settings.ts";

const HELP = `Desktop tool of the Index, ${DESKTOP_TOOL_VERSION}

Watches the game's folder of replays and sends the results of your own battles to
your statistics. The replays themselves never leave this computer.

  --setup       asks for the site, the folder, the account and its key again
  --site URL    the site's address, for the first run
  --account N   the number of your account, for the first run
  --once        sends what is there, and ends
  --home DIR    keeps settings and memory in this folder
  --help        shows this text
`;

const { values } = parseArgs({
  options: {
    site: { type: "string" },
    account: { type: "string" },
    setup: { type: "boolean", default: false },
    once: { type: "boolean", default: false },
    home: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

async function main(): Promise<number> {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (Number(process.versions.node.split(".")[0]) < DESKTOP_TOOL_NODE) {
    console.error(`Node ${DESKTOP_TOOL_NODE} or newer is needed; this is ${process.versions.node}.`);
    return 1;
  }
  const home = values.home ?? envPaths("index-desktop-tool", { suffix: "" }).data;
  let settings = await loadSettings(home);
  if (values.setup || !settings) {
    settings = await askSettings(settings, values);
    await saveSettings(home, settings);
  }
  const stop = new AbortController();
  // Not `once`: who listens until the end decides when the tool ends.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
  const memory = await Memory.open(home);
  const sent = await run({ settings, memory, report: new Report(), once: values.once, signal: stop.signal });
  return sent || !values.once ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(`The tool had to stop: ${codeOf(error)}`);
    process.exitCode = 1;
  },
);
