import type { Visibility } from "#app/game/accounts/game-accounts.ts";
import { isPublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { clanPath } from "#app/game/clans/clan-path.ts";
import { type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import { initials } from "#app/lib/text/initials.ts";

export interface PlayerIdentity {
  nickname: string;
  region: Region;
  visibility: Visibility;
  source: "linked" | "publisher";
  own: boolean;
  /** When the publisher last confirmed the name. */
  known: { iso: string; text: string };
  lastBattle: { iso: string; text: string } | null;
  clan: { id: number; tag: string } | null;
}

const VISIBLE: Record<Visibility, { icon: string; text: string }> = {
  public: { icon: "i-lucide-globe", text: "Public page" },
  unlisted: { icon: "i-lucide-link", text: "Unlisted page" },
  private: { icon: "i-lucide-lock", text: "Private page: only you see it" },
};

/** Who the player is, and since when that is known. */
export function PlayerHead(identity: PlayerIdentity) {
  const { nickname, region, visibility, source, own, known, lastBattle, clan } = identity;
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
          <li>
            <i className="i-lucide-clock" />
            <span>
              Name checked <time dateTime={known.iso}>{known.text}</time>
            </span>
          </li>
          <li>
            <i className={source === "linked" ? "i-lucide-circle-check" : "i-lucide-database"} />
            {source === "linked" ? "Linked by its owner" : "From the publisher’s public records"}
          </li>
          {source === "linked" && (
            <li>
              <i className={VISIBLE[visibility].icon} />
              {VISIBLE[visibility].text}
            </li>
          )}
        </ul>
      </div>
      {own && (
        <a className="button lt-tablet:w-full" href="/wg">
          <i className="i-lucide-eye" />
          Who may see it
        </a>
      )}
    </header>
  );
}
