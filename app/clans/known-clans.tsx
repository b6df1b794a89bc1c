import { useEffect } from "react";
import { ClearViewed, FollowText, KnownPanel, sayRefused } from "#app/components/known-players.tsx";
import { type KnownClan, useKnownClans } from "#app/stores/known.ts";
import { ClanLinks } from "./clan-links.tsx";

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
