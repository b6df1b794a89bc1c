import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Fault, root } from "#scripts/tools.ts";

export interface Simulators {
  /** The Worker's settings that point at them. */
  settings: Record<string, string>;
  stop(): void;
}

/** The prefix of a provider's settings, and the setting that shows that real credentials are configured. */
const providers = [
  { prefix: /^PATREON_/, credential: "PATREON_CLIENT_ID" },
  { prefix: /^TWITCH_/, credential: "TWITCH_CLIENT_ID" },
  { prefix: /^(?:GOOGLE|YOUTUBE)_/, credential: "GOOGLE_CLIENT_ID" },
  { prefix: /^WARGAMING_/, credential: "WARGAMING_APPLICATION_ID" },
  { prefix: /^NEWS_/, credential: "NEWS_FEEDS" },
];

/**
 * Starts the simulators of the sign-in providers in a process of their own.
 * @param port on 127.0.0.1, which is another site than localhost
 * @throws Fault when they do not start
 */
export async function startSimulators(port: number): Promise<Simulators> {
  const script = join(root, "simulators/main.ts");
  const child = spawn(process.execPath, [script, String(port)], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const settings = await settingsOf(child);
  return { settings, stop: () => child.kill() };
}

async function settingsOf(child: ChildProcess): Promise<Record<string, string>> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const ended = once(child, "exit").then(() => {
    throw new Fault("The simulators of the sign-in providers did not start. Is the next port free?");
  });
  const [line] = (await Promise.race([once(lines, "line"), ended])) as [string];
  return JSON.parse(line) as Record<string, string>;
}

/**
 * The settings of all providers. A real provider replaces its simulator when the environment has its credentials, by
 * the names of wrangler.toml.
 */
export function providerSettings(
  simulated: Record<string, string>,
  environment: Record<string, string | undefined>,
): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const { prefix, credential } of providers) {
    const source = environment[credential] ? environment : simulated;
    for (const [name, value] of Object.entries(source)) if (prefix.test(name) && value) settings[name] = value;
  }
  return settings;
}
