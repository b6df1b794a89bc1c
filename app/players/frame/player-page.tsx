import type { ReactNode } from "react";
import { ShareButton } from "#app/components/share-button.tsx";
import type { Visibility } from "#app/game/accounts/game-accounts.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { clanPath } from "#app/game/clans/clan-path.ts";
import { type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import { initials } from "#app/lib/text/initials.ts";
import type { PlayerPageHead } from "../server/load-player.ts";
import type { HeadFacts } from "./head-facts.ts";
import { PlayerTabs } from "./player-tabs.tsx";

interface PlayerPageProps extends Omit<Parameters<typeof PlayerTabs>[0], "path"> {
  head: PlayerPageHead;
  about: HeadFacts;
  children: ReactNode;
}

/** What every page of a player has around its figures. */
export function PlayerPage({ head, about, children, ...tabs }: PlayerPageProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PlayerHead {...head} lastBattle={about.lastBattle} modUser={about.modUser} clan={about.clan} />
      {head.demo && (
        <div className="callout mb-16px" role="note">
          <i className="i-lucide-flask-conical" />
          <p>
            Demonstration: a sample of real results of many players, at made-up times. This Commander does not exist.
          </p>
        </div>
      )}
      <PlayerTabs path={head.path} {...tabs} />
      {children}
    </main>
  );
}

interface PlayerIdentity {
  nickname: string;
  region: Region;
  visibility: Visibility;
  own: boolean;
  /** When the publisher last confirmed the name. */
  known: { iso: string; text: string };
  lastBattle: { iso: string; text: string } | null;
  /** A battle was sent lately. */
  modUser: boolean;
  /** Address of the player's page. */
  path: string;
  clan: { id: number; tag: string } | null;
  /** What else is to be said. */
  facts: readonly { icon: string; text: string }[];
}

/** Who the player is, and since when that is known. */
function PlayerHead(identity: PlayerIdentity) {
  const { nickname, region, visibility, own, known, lastBattle, modUser, clan, path, facts } = identity;
  return (
    <header className="flex gap-16px items-center mb-24px lt-tablet:flex-wrap lt-tablet:items-start">
      <span className="avatar w-56px h-56px rounded-4 font-display font-620 text-20px" aria-hidden="true">
        {initials(nickname)}
      </span>
      <div className="flex-1 min-w-0">
        <div className="flex flex-wrap gap-8px items-center">
          <h1 className="heading-1 break-words">{nickname}</h1>
          {clan && isPublisherRegion(region) && (
            <a className="chip" href={clanPath({ region, clanId: clan.id, tag: clan.tag })}>
              [{clan.tag}]
            </a>
          )}
          <span className="chip">{regionName(region)}</span>
          {own && <span className="chip chip-on">Your account</span>}
        </div>
        <ul className="facts mt-8px">
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
          <li>
            <i className="i-lucide-clock" />
            <span>
              Name checked <time dateTime={known.iso}>{known.text}</time>
            </span>
          </li>
          {facts.map(({ icon, text }) => (
            <li key={icon}>
              <i className={icon} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex gap-8px lt-tablet:w-full lt-tablet:[&>*]:flex-1 print:hidden">
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
