import type { ReplayResults } from "./replay-results.ts";

type Vehicle = Pick<ReplayResults["vehicles"][string], "team" | "accountDBID">;

/** Vehicles of the largest platoon; where more came together, the whole team was made before the battle. */
const LARGEST_PLATOON = 5;

/** Numbers the platoons of each team, in the order of the results: several of a team that came in one group. */
export function platoonsOf(results: ReplayResults | null): (vehicle: Vehicle) => number | null {
  const groupOf = ({ team, accountDBID }: Vehicle) => {
    const group = results?.players[String(accountDBID)]?.prebattleID ?? 0;
    return group === 0 ? null : `${team} ${group}`;
  };
  const sizes = new Map<string, number>();
  for (const vehicle of Object.values(results?.vehicles ?? {})) {
    const group = groupOf(vehicle);
    if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const platoons = [...sizes].filter(([, size]) => size > 1 && size <= LARGEST_PLATOON).map(([group]) => group);
  return (vehicle) => {
    const group = groupOf(vehicle);
    const ofTeam = platoons.filter((each) => each.startsWith(`${vehicle.team} `));
    const place = group === null ? -1 : ofTeam.indexOf(group);
    return place < 0 ? null : place + 1;
  };
}
