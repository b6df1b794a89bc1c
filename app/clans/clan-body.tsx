import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { ClansFailure } from "#app/api/clans.ts";
import { DemoBadge, useSimulated } from "#app/components/demo-badge.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Info } from "#app/components/info.tsx";
import { ShareButton } from "#app/components/share-button.tsx";
import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { CLAN_TABS, CLANS_PATH, clanSearchPath, SHORTEST_SEARCH } from "#app/game/clans/clan-path.ts";
import { REGION_SHORT_LABELS, type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import type { ClanContent } from "./clan-content.ts";
import { FailureNote, OutdatedNote } from "./clan-notes.tsx";
import { ClanTabBody } from "./clan-tabs.tsx";
import { FollowClan } from "./known-clans.tsx";
import { MembersPage } from "./members-page.tsx";

interface FoundClan {
  content: ClanContent;
  gone: null;
  /** Why the figures are older than they should be. */
  outdated: "unavailable" | "too-many" | null;
  isOwn: boolean;
  /** The visitor's game accounts, in their own clan. */
  mine: readonly number[];
}

export interface GoneClan {
  kind: ClansFailure | "unknown" | "disbanded";
  /** Last known tag, or the one in the URL. */
  tag: string;
  /** Null where we never read it. */
  name: string | null;
  lastRead: string | null;
}

type ClanBodyProps = { region: PublisherRegion } & (FoundClan | { content: null; gone: GoneClan });

/** A clan with its members, or why there is none. */
export function ClanBody(props: ClanBodyProps) {
  if (props.content !== null) return <Found {...props} />;
  const { gone, region } = props;
  const { kind } = gone;
  return kind === "unknown" || kind === "disbanded" ? (
    <ClanGone {...gone} kind={kind} region={region} />
  ) : (
    <FailureNote failure={kind} />
  );
}

function Found({ content, outdated, isOwn, mine }: FoundClan) {
  usePending(content.unread > 0 && outdated === null);
  return (
    <>
      {outdated && <OutdatedNote reason={outdated} readAt={content.readAt} />}
      <ClanHead content={content} isOwn={isOwn} />
      <nav className="tabs mb-16px print:hidden" aria-label="Pages of the clan">
        {CLAN_TABS.map(([tab, label]) => (
          <a
            key={tab}
            href={tab === "" ? content.path : `${content.path}/${tab}`}
            aria-current={tab === content.tab ? "page" : undefined}
          >
            {label}
            {tab === "" && <span className="color-text-3 text-12">{content.size}</span>}
          </a>
        ))}
      </nav>
      {content.tab === "" ? <MembersPage content={content} mine={mine} /> : <ClanTabBody content={content} />}
      <Info className="mt-16px">
        <p>
          From the publisher’s API, {content.readAt}, updated every 6 hours. WN8 covers all of an account’s battles.
        </p>
      </Info>
    </>
  );
}

const everyMs = 6_000;
const maxTimes = 15;

/** Reloads the page data periodically, for a minute and a half, while results are still being computed. */
function usePending(pending: boolean): void {
  const { revalidate } = useRevalidator();
  const times = useRef(0);
  useEffect(() => {
    if (!pending) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      times.current += 1;
      if (times.current >= maxTimes) clearInterval(timer);
      revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [pending, revalidate]);
}

interface ClanGoneProps extends GoneClan {
  kind: "unknown" | "disbanded";
  region: Region;
}

/** The clan does not exist, or no longer does. */
function ClanGone({ kind, region, tag, name, lastRead }: ClanGoneProps) {
  const disbanded = kind === "disbanded";
  const who = name === null ? "This clan" : `${name} [${tag}]`;
  return (
    <section className="panel">
      <h1 className="sr-only">{disbanded ? "A disbanded clan" : "No such clan"}</h1>
      <EmptyState
        title={disbanded ? `${who} was disbanded` : `There is no clan with this number in ${regionName(region)}`}
        reason={
          disbanded
            ? `The publisher shares nothing more about it.${lastRead ? ` We last read it at ${lastRead}.` : ""}`
            : "The address may be incomplete or of another region. Search by tag or name."
        }
      >
        {tag.length >= SHORTEST_SEARCH && (
          <a className="button" href={clanSearchPath(region, tag)}>
            <i className="i-lucide-search" />
            Find “{tag}”
          </a>
        )}
        <a className="button" href={CLANS_PATH}>
          All clans
        </a>
      </EmptyState>
    </section>
  );
}

/** The publisher's own pages of clans. */
const OFFICIAL: Record<PublisherRegion, string> = {
  eu: "https://eu.wargaming.net/clans/wot/",
  com: "https://na.wargaming.net/clans/wot/",
  asia: "https://asia.wargaming.net/clans/wot/",
};

/** The clan's identity and the actions of its page. */
function ClanHead({ content, isOwn }: { content: ClanContent; isOwn: boolean }) {
  const simulated = useSimulated();
  const { region, clanId, path, tag, name, motto, facts } = content;
  return (
    <header className="profile-head">
      <span className="clan-emblem" aria-hidden="true">
        {tag}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-x-10px gap-y-6px items-center">
          <h1 className="heading-1 [overflow-wrap:anywhere]">{name}</h1>
          <span className="chip">[{tag}]</span>
          <span className="chip">{REGION_SHORT_LABELS[region]}</span>
          {isOwn && <span className="chip chip-on">Your clan</span>}
          <DemoBadge />
        </div>
        {motto !== "" && <p className="mt-6px color-text-2 text-13 [overflow-wrap:anywhere]">{motto}</p>}
      </div>
      <ul className="facts lt-tablet:gap-x-12px">
        {facts.map(({ icon, text, player }) => (
          <li key={icon}>
            <i className={icon} />
            <span>
              {text}
              {player && (
                <a className="text-link" href={player.href}>
                  {player.nickname}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex gap-8px print:hidden">
        <FollowClan {...{ region, clanId, tag, name }} />
        <ShareButton title={`${name} [${tag}]`} href={path} shows={`the clan ${tag}`} />
        {!simulated && (
          <a className="button" href={`${OFFICIAL[region]}${clanId}/`} rel="noreferrer">
            <i className="i-lucide-external-link" />
            Official page
          </a>
        )}
      </div>
    </header>
  );
}
