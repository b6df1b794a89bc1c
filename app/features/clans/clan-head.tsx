import type { PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { REGION_SHORT_LABELS } from "#app/game/model/enumerations/regions.ts";
import { ShareButton } from "#app/widgets/share-button.tsx";
import type { ClanView } from "./clan-view.ts";

/** The publisher's own pages of clans. */
const OFFICIAL: Record<PublisherRegion, string> = {
  eu: "https://eu.wargaming.net/clans/wot/",
  com: "https://na.wargaming.net/clans/wot/",
  asia: "https://asia.wargaming.net/clans/wot/",
};

/** Which clan it is, and what can be done with its page. */
export function ClanHead({ view, own, simulated }: { view: ClanView; own: boolean; simulated: boolean }) {
  const { region, clanId, path, tag, name, motto, facts } = view;
  return (
    <header className="flex gap-16px items-center mb-24px lt-tablet:flex-wrap lt-tablet:items-start">
      <span className="clan-emblem" aria-hidden="true">
        {tag}
      </span>
      <div className="flex-1 min-w-0">
        <div className="flex flex-wrap gap-x-10px gap-y-6px items-center">
          <h1 className="heading-1 [overflow-wrap:anywhere]">{name}</h1>
          <span className="chip">[{tag}]</span>
          <span className="chip">{REGION_SHORT_LABELS[region]}</span>
          {own && <span className="chip chip-on">Your clan</span>}
        </div>
        {motto !== "" && <p className="mt-6px color-text-2 text-13 [overflow-wrap:anywhere]">{motto}</p>}
        <ul className="facts mt-8px">
          {facts.map(({ icon, text }) => (
            <li key={icon}>
              <i className={icon} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex gap-8px lt-tablet:w-full lt-tablet:[&>*]:flex-1 print:hidden">
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
