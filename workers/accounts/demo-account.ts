import type { Env } from "#workers/bindings.ts";
import { pointsAtSimulator } from "#workers/providers/simulator-guard.ts";

/**
 * Whether an account is the demo account of a local site: its battles are real results of many players, at made-up
 * times. Without simulators there is none, whatever the settings say.
 */
export function isDemoAccount(env: Pick<Env, "DEMO_ACCOUNT">, accountId: number): boolean {
  return env.DEMO_ACCOUNT === String(accountId) && pointsAtSimulator(env);
}
