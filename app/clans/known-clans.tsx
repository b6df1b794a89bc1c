import { useEffect } from "react";
import { ClearViewed, FollowText, KnownPanel, sayRefused } from "#app/components/known-players.tsx";
import { clanPath } from "#app/game/clans/clan-path.ts";
import type { ClanList } from "#app/game/clans/clan-report.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import { type KnownClan, useKnownClans } from "#app/stores/known.ts";

type Listed = ClanList["clans"][number];

interface ClanLinksProps {
  /** Properties that are missing for a clan are not shown. */
  clans: readonly (Pick<Listed, "region" | "clanId" | "tag" | "name"> & Partial<Listed>)[];
}

/** Clans, each leading to its page. */
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

/** Follows a clan in this browser, and notes that the page was looked at. */
export function FollowClan({ region, clanId, tag, name }: KnownClan) {
  const { followed, toggle, see } = useKnownClans();
  useEffect(() => see({ region, clanId, tag, name }), [region, clanId, tag, name, see]);
  const isFollowed = followed.some((one) => one.clanId === clanId && one.region === region);
  const follow = () => {
    if (!toggle({ region, clanId, tag, name })) void sayRefused();
  };
  return (
    <button type="button" className="button js-only" aria-pressed={isFollowed} onClick={follow}>
      <FollowText follows={isFollowed} />
    </button>
  );
}

/** The clans that the visitor follows and looked at in this browser; nothing where there are none. */
export function KnownClans() {
  const { followed, viewed, read, forgetViewed } = useKnownClans();
  useEffect(read, [read]);
  const others = viewed.filter((clan) =>
    followed.every(({ clanId, region }) => clanId !== clan.clanId || region !== clan.region),
  );
  return (
    <>
      {followed.length > 0 && (
        <KnownPanel id="followed" title="Followed" aside={<span className="note">In this browser</span>}>
          <ClanLinks clans={followed} />
        </KnownPanel>
      )}
      {others.length > 0 && (
        <KnownPanel id="viewed" title="Recently viewed" aside={<ClearViewed forget={forgetViewed} />}>
          <ClanLinks clans={others} />
        </KnownPanel>
      )}
    </>
  );
}
