import type { Api } from "#app/api/client.ts";
import type { FilesApi } from "#app/api/published.ts";
import type { OrNull } from "#app/context.ts";
import { leaderboardView, ownRunView } from "../run/run-view.ts";
import type { OwnRuns } from "../run/runs-aside.tsx";
import { ownXpOf } from "./own-xp.ts";

/** The leaderboard, and the runs of whoever is signed in. What cannot be read is said to be missing. */
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
        : { state: "signed-in", runs: own.map((each) => ownRunView(each, columns, now)) };
  return {
    own: runs,
    ownXp: ownXpOf(own),
    leaderboard: board && leaderboardView(board, columns, new Set(own.map(({ accountId }) => accountId))),
  };
}
