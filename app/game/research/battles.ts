/**
 * Battles until a plan is paid for: what is left of its experience when free experience has paid its part, by the
 * experience of one battle, rounded up, since half a battle cannot be fought.
 *
 * Free experience may pay for any vehicle and any module, so it is taken off the whole. That experience of battles
 * only counts for the vehicle that earned it does not change the sum: each step is earned on the vehicle before it.
 * @param xp experience of the whole plan, 0 or more
 * @param freeXp free experience to spend, 0 or more
 * @param xpPerBattle average of a battle, above 0
 * @returns a whole number; 0 where free experience pays for everything
 */
export function battlesFor(xp: number, freeXp: number, xpPerBattle: number): number {
  return Math.ceil(Math.max(0, xp - freeXp) / xpPerBattle);
}
