/**
 * Number of battles to earn a plan's experience: the experience that remains after free experience, divided by the
 * experience of a battle, rounded up. Free experience may pay for any vehicle and any module, so it is subtracted from
 * the total. That the experience of a battle counts only for the vehicle that earned it does not change the sum: each
 * step is earned on the vehicle before it.
 * @param xp experience of the whole plan, 0 or more
 * @param freeXp free experience to spend, 0 or more
 * @param xpPerBattle average of a battle, above 0
 * @returns a whole number; 0 where free experience pays for everything
 */
export function battlesFor(xp: number, freeXp: number, xpPerBattle: number): number {
  return Math.ceil(Math.max(0, xp - freeXp) / xpPerBattle);
}
