import type { FilesApi } from "#app/api/files.ts";
import { catalogueOf } from "#app/game/challenge/catalogue.ts";
import type { ChallengeAddress } from "#app/game/challenge/query.ts";
import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import type { PlanQuery } from "#app/widgets/research-plan/plan-query.ts";
import { eligibilityView } from "../eligibility-view.ts";
import { challengePlan } from "./challenge-plan.ts";
import { lookUp } from "./look-up.ts";
import type { OwnXp } from "./own-xp.ts";

/**
 * What the page shows of the dataset.
 * @param visitor whose nation, that of the run, is shown where the address asks for none
 */
export async function challengeView(
  address: ChallengeAddress,
  plan: PlanQuery,
  files: FilesApi,
  { ownNation, ownXp }: { ownNation: Nation | undefined; ownXp: OwnXp | null },
) {
  const catalogue = catalogueOf(await files.eligibility());
  // A goal without a nation is of its own.
  const goal = address.to === undefined ? undefined : catalogue.get(address.to);
  const nation = address.nation ?? goal?.nation ?? ownNation ?? NATIONS[0];
  const typed = address.vehicle;
  const [planned, looked] = await Promise.all([
    files
      .techTree(nation)
      .then((tree) =>
        challengePlan(tree, plan, ownXp, { catalogue, record: files.vehicle, recordById: files.vehicleById }),
      ),
    typed === undefined
      ? null
      : files.vehicleColumns().then((columns) => lookUp(typed, columns, catalogue, files.vehicleById)),
  ]);
  return { nation, plan: planned, eligibility: eligibilityView(catalogue, looked) };
}

export type ChallengeView = Awaited<ReturnType<typeof challengeView>>;
