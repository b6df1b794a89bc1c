import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { explain, Fault, run } from "#scripts/tools.ts";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Switches that keep Chromium from talking to anybody, and let it run where there is no sandbox or graphics card. */
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
  return [process.env.CHROMIUM, ...places, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Finds a Chromium or installs one: Debian's package where apt and root are there, else Playwright's download.
 * @throws Fault that says what to do when neither works
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log("Installing Chromium for the browser tests …");
  try {
    if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
      const env = { DEBIAN_FRONTEND: "noninteractive" };
      await run("apt-get", ["update"], { env });
      await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
    } else {
      await run("playwright", ["install", "chromium"]);
    }
  } catch (error) {
    console.error(explain(error));
  }
  const installed = findChromium();
  if (!installed)
    throw new Fault(
      "There is no Chromium for the browser tests. Install one, or name it: CHROMIUM=/path/to/chromium npm test",
    );
  return installed;
}
