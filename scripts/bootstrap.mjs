// The one script that runs with whatever Node a machine has (20 or newer). It installs what is missing,
// the project's own Node among it, and hands over to the task. Everything else is TypeScript.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { alone } from "./install-lock.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed");
const [task, ...args] = process.argv.slice(2);

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The parent process; when that is npm's shell, which would outlive npm, npm itself. */
function starters() {
  const starter = process.ppid;
  try {
    if (!readFileSync(`/proc/${starter}/cmdline`, "utf8").includes("bootstrap.mjs")) return `${starter}`;
    return `${starter} ${/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${starter}/status`, "utf8"))?.[1]}`;
  } catch {
    // Only Linux has /proc. Elsewhere shells replace themselves by their only command.
    return `${starter}`;
  }
}

if (Number(process.versions.node.split(".")[0]) < 20)
  fail(`Node 20 or newer is needed; this is ${process.versions.node}.`);
if (!task || !existsSync(join(root, "scripts", `${task}.ts`))) fail(`There is no task "${task}".`);

const lock = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === lock;

/** @param hold names the installer as one who holds the lock: it may outlive this process */
async function install(hold) {
  // Another task may have done it in the meantime.
  if (isInstalled()) return;
  console.log("Installing packages (about a minute, only when they changed) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const installer = spawn(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    shell: process.platform === "win32",
  });
  if (installer.pid !== undefined) hold(installer.pid);
  let said = "";
  installer.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const status = await new Promise((done) => {
    installer.on("error", (error) => {
      said += error.message;
      done(null);
    });
    installer.on("close", done);
  });
  if (status === 0) return writeFileSync(stamp, lock);
  const reason = said.split("\n").slice(0, 4).join("\n");
  return `The packages could not be installed. Is there a connection to the npm registry, and room on the disk?\n${reason}`;
}

if (!isInstalled()) {
  // Two installations at once would take each other's packages away.
  const waiting = () => console.log("Another task is installing packages; this one waits for it …");
  const problem = await alone(join(root, ".installing"), install, waiting);
  if (problem) fail(problem);
}

const bin = join(root, "node_modules", ".bin");
const own = join(bin, process.platform === "win32" ? "node.cmd" : "node");
const node = existsSync(own) ? own : process.execPath;
const separator = process.platform === "win32" ? ";" : ":";
const child = spawn(node, [join(root, "scripts", `${task}.ts`), ...args], {
  cwd: root,
  // The IPC channel closes when this process is gone.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: {
    ...process.env,
    PATH: `${bin}${separator}${process.env.PATH ?? ""}`,
    // Nothing here talks to Cloudflare or anybody else unless the task is to deploy.
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    WRANGLER_SEND_METRICS: "false",
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// No event tells that npm was killed, so it has to be polled.
if (process.env.npm_lifecycle_event) {
  const begun = starters();
  setInterval(() => starters() !== begun && child.kill("SIGTERM"), 1000).unref();
}
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
