import type { Env } from "#workers/bindings.ts";
import type { AccountBattles } from "./account-battles.ts";

/** The battles of a game account that D1 knows. */
export function battlesOf(env: Pick<Env, "BATTLES">, accountId: number): DurableObjectStub<AccountBattles> {
  return env.BATTLES.getByName(String(accountId));
}
