/**
 * Half the width of the 95% interval of a win rate, in points: 1.96 √(p (1 − p) / n), the normal approximation of the
 * binomial distribution.
 * @param winRate percentage
 */
export function winRateMargin(winRate: number, battles: number): number {
  const share = winRate / 100;
  return 196 * Math.sqrt((share * (1 - share)) / battles);
}
