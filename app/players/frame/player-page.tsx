import type { ReactNode } from "react";
import { DemoBadge } from "#app/components/demo-badge.tsx";
import { FollowButton } from "#app/components/known-players.tsx";
import { ShareButton } from "#app/components/share-button.tsx";
import { comparePlayersPath } from "#app/game/accounts/player-path.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { clanPath } from "#app/game/clans/clan-path.ts";
import { REGION_SHORT_LABELS, regionName } from "#app/game/model/enumerations/regions.ts";
import { initials } from "#app/lib/text/initials.ts";
import type { PlayerPageHead } from "../server/load-player.ts";
import type { HeadFacts } from "./head-facts.ts";
import { PlayerTabs } from "./player-tabs.tsx";

interface PlayerPageProps extends Omit<Parameters<typeof PlayerTabs>[0], "path"> {
  head: PlayerPageHead;
  about: HeadFacts;
  /** In place of who the player is. */
  heading?: ReactNode;
  children: ReactNode;
}

/** What every page of a player has around its figures. */
export function PlayerPage({ head, about, heading, children, ...tabs }: PlayerPageProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      {heading ?? <PlayerHead head={head} about={about} />}
      <PlayerTabs path={head.path} {...tabs} />
      {children}
    </main>
  );
}

/** Who the player is. */
function PlayerHead({ head, about: { lastBattle, modUser, clan } }: { head: PlayerPageHead; about: HeadFacts }) {
  const { accountId, nickname, region, own, path, facts, visibility } = head;
  return (
    <header className="profile-head">
      <span className="avatar w-56px h-56px rounded-4 font-display font-620 text-20px" aria-hidden="true">
        {initials(nickname)}
      </span>
      <div className="flex flex-wrap gap-8px items-center min-w-0">
        <h1 className="heading-1 min-w-0 break-words max-[360px]:text-20px">{nickname}</h1>
        {clan && isPublisherRegion(region) && (
          // As high as its neighbours; a phone's thumb has room beyond its edges.
          <a className="chip h-24px! px-8px!" href={clanPath({ region, clanId: clan.id, tag: clan.tag })}>
            [{clan.tag}]
          </a>
        )}
        <span className="chip" title={regionName(region)}>
          {REGION_SHORT_LABELS[region]}
        </span>
        {own && <span className="chip chip-on">Your account</span>}
        <DemoBadge />
      </div>
      <ul className="facts lt-tablet:gap-x-12px">
        {lastBattle && (
          <li>
            <i className="i-lucide-swords" />
            <span>
              Last battle <time dateTime={lastBattle.iso}>{lastBattle.text}</time>
            </span>
          </li>
        )}
        {modUser && (
          <li className="color-link">
            <i className="i-lucide-activity" />
            Active mod user
          </li>
        )}
        {facts.map(({ icon, text }) => (
          <li key={icon}>
            <i className={icon} />
            {text}
          </li>
        ))}
        <li className="tablet:hidden">
          <i className="i-lucide-scale" />
          <a className="text-link py-10px" href={comparePlayersPath([accountId])}>
            Compare
          </a>
        </li>
      </ul>
      <div className="flex gap-8px print:hidden">
        {!own && <FollowButton player={head} follows={head.follows} path={path} />}
        <a className="button no-phone" href={comparePlayersPath([accountId])}>
          <i className="i-lucide-scale" />
          Compare
        </a>
        {visibility !== "private" && <ShareButton title={nickname} href={path} shows={`the figures of ${nickname}`} />}
        {own && (
          <a className="button" href="/wg">
            <i className="i-lucide-eye" />
            Who may see it
          </a>
        )}
      </div>
    </header>
  );
}
