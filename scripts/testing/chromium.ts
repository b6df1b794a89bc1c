import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { errorText, Fault, run } from "#scripts/tools.ts";

/** Debian's Chromium without a window: the same browser at half the work. */
const SHELL = "/usr/bin/chromium-headless-shell";
const paths = [SHELL, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Switches that keep Chromium from contacting other hosts, and let it run without a sandbox or graphics card. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium on this machine; undefined when there is none yet. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...paths, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Finds a Chromium or installs one: Debian's package if apt and root are available, else Playwright's download. A
 * Chromium with a window also works if the headless one is unavailable.
 * @throws Fault saying what to do when neither works
 */
export async function ensureChromium(): Promise<string> {
  const apt = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  const found = findChromium();
  if (found && (found === SHELL || process.env.CHROMIUM || !apt)) return found;
  console.log("Installing Chromium for the browser tests …");
  try {
    if (apt) await installFromDebian();
    else await run("playwright", ["install", "chromium"]);
  } catch (error) {
    if (!found) console.error(errorText(error));
  }
  const installed = findChromium();
  if (!installed)
    throw new Fault(
      "There is no Chromium for the browser tests. Install one, or name it: CHROMIUM=/path/to/chromium npm test",
    );
  return installed;
}

async function installFromDebian(): Promise<void> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  try {
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], { env });
  } catch {
    // Ubuntu, for example, has no such package.
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
  }
}
