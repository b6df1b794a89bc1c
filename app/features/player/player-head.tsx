import type { Visibility } from "#app/game/accounts/game-accounts.ts";
import { type Region, regionName } from "#app/game/model/regions.ts";
import { initials } from "#app/lib/initials.ts";

export interface PlayerIdentity {
  nickname: string;
  region: Region;
  visibility: Visibility;
  source: "linked" | "publisher";
  own: boolean;
  /** When the publisher told the name: as a date for machines, and in words. */
  known: { iso: string; text: string };
}

const VISIBLE: Record<Visibility, { icon: string; text: string }> = {
  public: { icon: "i-lucide-globe", text: "Public page" },
  unlisted: { icon: "i-lucide-link", text: "Unlisted page" },
  private: { icon: "i-lucide-lock", text: "Private page: only you see it" },
};

/** Who the player is, and since when that is known. */
export function PlayerHead({ nickname, region, visibility, source, own, known }: PlayerIdentity) {
  return (
    <header className="phero">
      <span className="av lg" aria-hidden="true">
        {initials(nickname)}
      </span>
      <div className="grow">
        <div className="row">
          <h1 className="h1">{nickname}</h1>
          <span className="chip">{regionName(region)}</span>
          {own && <span className="chip on">Your account</span>}
        </div>
        <ul className="facts">
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
        <a className="btn" href="/wg">
          <i className="i-lucide-eye" />
          Who may see it
        </a>
      )}
    </header>
  );
}
