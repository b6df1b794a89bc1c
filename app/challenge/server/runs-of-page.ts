import type { Api } from "#app/api/client.ts";
import type { FilesApi } from "#app/api/published.ts";
import type { OrNull } from "#app/context.ts";
import type { OwnRun } from "#app/game/challenge/answers.ts";
import { leaderboardPage, ownRunDetails } from "../run/run-details.ts";
import type { OwnRuns } from "../run/runs-aside.tsx";

/** The leaderboard and the signed-in user's runs. Parts that cannot be read are marked as unavailable. */
export async function runsOfPage(
  challenge: Api["challenge"],
  files: FilesApi,
  { page, orNull, now }: { page: number; orNull: OrNull; now: number },
) {
  const [board, read] = await Promise.all([
    orNull(challenge.leaderboard(page)),
    orNull(challenge.own().then((runs) => ({ runs }))),
  ]);
  const own = read?.runs ?? [];
  const needsNames = own.some(({ run }) => run) || (board?.runs.length ?? 0) > 0;
  const columns = needsNames ? await orNull(files.vehicleColumns()) : null;
  const runs: OwnRuns =
    read === null
      ? { state: "unavailable" }
      : read.runs === null
        ? { state: "signed-out" }
        : { state: "signed-in", runs: own.map((run) => ownRunDetails(run, columns, now)) };
  return {
    own: runs,
    ownXp: ownXpOf(own),
    leaderboard: board && leaderboardPage(board, columns, new Set(own.map(({ accountId }) => accountId))),
  };
}

/** The visitor's experience per battle, from their account with the most battles. */
export interface OwnXp {
  nickname: string;
  xp: number;
  battles: number;
}

/** Null where no battle was sent of any account. */
function ownXpOf(own: readonly OwnRun[]): OwnXp | null {
  const known = own.flatMap(({ nickname, battleXp }) =>
    battleXp && battleXp.value >= 1 ? [{ nickname, xp: Math.round(battleXp.value), battles: battleXp.battles }] : [],
  );
  return known.toSorted((a, b) => b.battles - a.battles)[0] ?? null;
}
