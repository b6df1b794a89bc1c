import { clanPath } from "#app/game/clans/clan-path.ts";
import type { ClanList } from "#app/game/clans/clan-report.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";

type Listed = ClanList["clans"][number];

interface ClanLinksProps {
  /** Properties that are missing for a clan are not shown. */
  clans: readonly (Pick<Listed, "region" | "clanId" | "tag" | "name"> & Partial<Listed>)[];
}

export function ClanLinks({ clans }: ClanLinksProps) {
  return (
    <ul>
      {clans.map((clan) => {
        const { region, clanId, tag, name, createdAt = null, members, officer } = clan;
        return (
          <li key={`${region} ${clanId}`}>
            <a className="found-entry" href={clanPath(clan)}>
              <span className="clan-emblem-small" aria-hidden="true">
                {tag}
              </span>
              <span className="min-w-0">
                <b>{name}</b>
                <small>
                  [{tag}], {REGION_SHORT_LABELS[region]}
                  {createdAt !== null && `, since ${new Date(createdAt).getUTCFullYear()}`}
                </small>
              </span>
              {members !== undefined && (
                <small className="whitespace-nowrap">{members === 1 ? "1 member" : `${members} members`}</small>
              )}
            </a>
            {officer && (
              <p className="flex justify-between gap-12px px-16px pb-12px text-13 color-text-3">
                {officer.role}
                <a className="text-link" href={`${clanPath(clan)}?inactive=14`}>
                  {officer.inactive} inactive 14+ days
                </a>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
