import type { Env } from "#workers/bindings.ts";
import { askOrKeep, type Outdated } from "#workers/providers/ask-or-keep.ts";
import type { ClanSource } from "#workers/providers/wargaming-clans.ts";
import { playersOf } from "#workers/storage/clan-players.ts";
import type { WhichClan } from "#workers/storage/clan-readings.ts";
import { isFailing, isFresh, type KeptClan, keepClan, keptClan } from "#workers/storage/kept-clans.ts";
import { withVehicles } from "./compose-report.ts";
import { refreshClan } from "./refresh-clan.ts";

/** What a visitor is told about a clan: what was read in the last hours, or what the publisher says now. */
export async function findClan(
  env: Pick<Env, "CACHE" | "DB" | "CLANS">,
  source: ClanSource,
  which: WhichClan,
  {
    now,
    mayAsk,
  }: {
    now: number;
    /** Whether the publisher may be asked for this visitor. */
    mayAsk: () => Promise<boolean>;
  },
): Promise<{ kept: KeptClan; outdated: Outdated } | "unavailable" | "too-many"> {
  const before = await keptClan(env, which);
  if (before && isFresh(before, now)) {
    const outdated = isFailing(before, now) ? "unavailable" : null;
    return { kept: await completed(env, which, before), outdated };
  }
  return askOrKeep(before, {
    what: "Looking a clan up",
    mayAsk,
    ask: () => refreshClan(env, source, which, { before, asked: true, now }),
    failed: async () => {
      if (!before) return null;
      const kept = { ...before, failedAt: now };
      await keepClan(env, which, kept);
      return kept;
    },
  });
}

/** Adds what was read of members' vehicles since the clan itself was read. */
async function completed(env: Pick<Env, "CACHE" | "DB">, which: WhichClan, kept: KeptClan): Promise<KeptClan> {
  if (kept.state !== "here" || kept.report.vehiclesOf >= kept.report.members.length) return kept;
  const players = await playersOf(env.DB, which).catch(() => null);
  if (players === null) return kept;
  const report = withVehicles(kept.report, players);
  const done = { ...kept, report };
  // Kept once it is whole, since KV counts its writes.
  if (report.vehiclesOf === report.members.length) await keepClan(env, which, done);
  return done;
}
