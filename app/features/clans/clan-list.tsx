import { clanPath } from "#app/game/clans/clan-path.ts";
import type { ClanEntry } from "#app/game/clans/clan-report.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";

/** Clans, each leading to its page. */
export function ClanList({ clans }: { clans: readonly ClanEntry[] }) {
  return (
    <ul>
      {clans.map((clan) => (
        <li key={`${clan.region} ${clan.clanId}`}>
          <a className="found-entry" href={clanPath(clan)}>
            <span className="clan-emblem-small" aria-hidden="true">
              {clan.tag}
            </span>
            <span className="min-w-0">
              <b>{clan.name}</b>
              <small>
                [{clan.tag}], {REGION_SHORT_LABELS[clan.region]}
                {clan.createdAt !== null && `, since ${new Date(clan.createdAt).getUTCFullYear()}`}
              </small>
            </span>
            <small className="whitespace-nowrap">{clan.members === 1 ? "1 member" : `${clan.members} members`}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
