/** What separates the members of groups from each other, and what a single result of one of them varies by. */
export interface Variances {
  /** Of the results of one member around its own mean. */
  within: number;
  /** Of the means of the members of a group; 0 where the sample shows none. */
  between: number;
}

/**
 * The variances of a sample of groups, members and results, as an analysis of variance estimates them: within members
 * from their own results, between members from what is left of the spread of their means. A member with a single
 * result tells of the second only, a group with a single member of neither its mean.
 * @param groups for every group its members, for every member its results
 */
export function variancesOf(groups: readonly (readonly (readonly number[])[])[]): Variances {
  let [inside, insideFree, outside, outsideFree, weight] = [0, 0, 0, 0, 0];
  for (const members of groups) {
    const all = members.flat();
    if (all.length === 0) continue;
    const mean = meanOf(all);
    for (const results of members) {
      if (results.length === 0) continue;
      const own = meanOf(results);
      inside += results.reduce((sum, result) => sum + (result - own) ** 2, 0);
      insideFree += results.length - 1;
      outside += results.length * (own - mean) ** 2;
      outsideFree += 1;
      weight += results.length * (1 - results.length / all.length);
    }
    outsideFree -= 1;
  }
  const within = insideFree > 0 ? inside / insideFree : 0;
  return { within, between: weight > 0 ? Math.max(0, (outside - outsideFree * within) / weight) : 0 };
}

/**
 * How far a member's own mean is to be believed, from 0 (its group's mean) to 1 (its own): Bühlmann's credibility,
 * n / (n + within / between). H. Bühlmann, "Experience Rating and Credibility", ASTIN Bulletin 4 (1967).
 */
export function credibility(count: number, { within, between }: Variances): number {
  return between === 0 || count === 0 ? 0 : count / (count + within / between);
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
