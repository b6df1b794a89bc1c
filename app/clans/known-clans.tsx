import { useEffect } from "react";
import { FollowText } from "#app/components/known-players.tsx";
import { clanPath } from "#app/game/clans/clan-path.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import { type KnownClan, useKnownClans } from "#app/stores/known.ts";

/** Follows a clan in this browser, and notes that the page was looked at. */
export function FollowClan({ region, clanId, tag, name }: KnownClan) {
  const { followed, toggle, see } = useKnownClans();
  useEffect(() => see({ region, clanId, tag, name }), [region, clanId, tag, name, see]);
  const isFollowed = followed.some((one) => one.clanId === clanId && one.region === region);
  const follow = () => toggle({ region, clanId, tag, name });
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
      <List id="followed" title="Followed" clans={followed}>
        <span className="note">In this browser</span>
      </List>
      <List id="viewed" title="Recently viewed" clans={others}>
        <button type="button" className="button button-small button-quiet" onClick={forgetViewed}>
          Clear
        </button>
      </List>
    </>
  );
}

interface ListProps {
  id: string;
  title: string;
  clans: readonly KnownClan[];
  children: React.ReactNode;
}

function List({ id, title, clans, children }: ListProps) {
  if (clans.length === 0) return null;
  return (
    <section className="panel panel-wide" aria-labelledby={id}>
      <div className="panel-head">
        <h2 className="heading-2" id={id}>
          {title}
        </h2>
        {children}
      </div>
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
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
