import { parseArgs } from "node:util";
import { isMainThread } from "node:worker_threads";
import envPaths from "env-paths";
import { DESKTOP_TOOL_NODE, DESKTOP_TOOL_VERSION } from "#app/game/battles/desktop-tool.ts";
import { askSettings, NotAnswered, namesAnother, takeHandedOut } from "./ask-settings.ts";
import { BadHandedOut, readHandedOut } from "./handed-out.ts";
import { Memory } from "./memory.ts";
import { readInThread } from "./read-thread.ts";
import { Report } from "./report.ts";
import { errorCode, runTool } from "./run.ts";
import { loadSettings, saveSettings, settledAt } from "./settings.ts";

const HELP = `Desktop tool of the Index, ${DESKTOP_TOOL_VERSION}

Watches the game's folder of replays and sends the results of your own battles to
your statistics. The replays themselves never leave this computer.
It takes the site, the account and the key from the settings file of /mod, if that
stands beside it, and asks for what it does not know.

  --setup       asks for the site, the folder, the account and its key again
  --site URL    the site's address; it asks for the rest if it is a new one
  --account N   the number of your account; it asks for the key of a new one
  --once        sends what is there, and ends
  --home DIR    keeps settings and memory in this folder
  --help        shows this text
`;

const options = {
  site: { type: "string" },
  account: { type: "string" },
  setup: { type: "boolean", default: false },
  once: { type: "boolean", default: false },
  home: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** The command-line options; null, after printing a message, if they cannot be understood. */
function optionsGiven() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return null;
  }
}

async function main(): Promise<number> {
  const values = optionsGiven();
  if (!values) return 1;
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
  // Next to the tool, where the user put it; with --setup, the answers count instead.
  const handedOut = values.setup
    ? null
    : await readHandedOut(import.meta.dirname, settings ? await settledAt(home) : 0);
  if (handedOut) {
    settings = await takeHandedOut(settings, handedOut);
    await saveSettings(home, settings);
  }
  const asks = values.setup || !settings || namesAnother(settings, values);
  if (asks || !settings) {
    settings = await askSettings(settings, values);
    await saveSettings(home, settings);
  }
  const stop = new AbortController();
  // Not `once`: who listens until the end decides when the tool ends.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
  const memory = await Memory.open(home);
  // Replays that were left out may be of an account, or for a site, that has just been named.
  if (asks || handedOut) await memory.forgetRead();
  const sent = await runTool({ settings, memory, report: new Report(), once: values.once, signal: stop.signal });
  return sent || !values.once ? 0 : 1;
}

// The tool is one file: its thread begins here as well.
if (!isMainThread) readInThread();
else
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      const isSaid = error instanceof NotAnswered || error instanceof BadHandedOut;
      console.error(isSaid ? `\n${error.message}` : `The tool had to stop: ${errorCode(error)}`);
      process.exitCode = 1;
    },
  );
