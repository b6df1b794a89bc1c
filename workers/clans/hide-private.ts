import type { ClanReport } from "#app/game/clans/clan-report.ts";

/**
 * A clan as a visitor may see it: of members whose pages here are private it tells their place in the clan, which the
 * publisher's list of members says, and no figure of their own.
 * @param hidden null: nobody can tell who they are, so that no member's figures are told
 */
export function withoutFiguresOf(report: ClanReport, hidden: ReadonlySet<number> | null): ClanReport {
  return {
    ...report,
    members: report.members.map((member) =>
      hidden?.has(member.accountId) === false
        ? member
        : { ...member, totals: null, wn8: null, recent: null, days: member.days.map(() => null) },
    ),
  };
}
