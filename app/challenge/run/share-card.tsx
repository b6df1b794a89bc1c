import { PanelHead } from "#app/components/panel-head.tsx";
import { shareLink, tryOrTell } from "#app/components/share-link.ts";
import { runPath } from "#app/game/challenge/query.ts";
import type { RunCard } from "./run-details.ts";

const TIERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The card of a run, to be saved as a picture; with the link where others may open it. */
export function ShareCard({ card, open }: { card: RunCard; open: boolean }) {
  const title = `card-${card.accountId}`;
  const save = () =>
    tryOrTell("The card could not be saved", async () => (await import("./save-card.ts")).saveCard(card));
  const share = async () => {
    const url = new URL(runPath(card.accountId), location.href).href;
    await shareLink({ title: `No-gold challenge: ${card.player}`, url, message: "Anyone who opens it sees this run." });
  };
  return (
    <section className="panel" aria-labelledby={title}>
      <PanelHead id={title} title="Card to share" />
      <div className="panel-body">
        <div className="grid gap-24px p-24px border border-border-strong rounded-4 bg-surface-0">
          <p className="flex gap-8px justify-between">
            <b className="font-display font-620 text-12 whitespace-nowrap">No-gold challenge</b>
            <span className="color-text-3 text-12 min-w-0 truncate">{card.player}</span>
          </p>
          <div>
            <p className="heading-1">{card.steps}</p>
            <p className="color-text-2 text-12 mt-6px">{card.summary}</p>
          </div>
          <p className="flex gap-4px" role="img" aria-label={`Tier ${card.tiers} of 10`}>
            {TIERS.map((tier) => (
              <i
                key={tier}
                className={
                  tier <= card.tiers ? "flex-1 h-5px rounded-2px bg-wg-accent" : "flex-1 h-5px rounded-2px bg-surface-4"
                }
              />
            ))}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-8px mt-12px js-only">
          <button type="button" className="button" onClick={save}>
            <i className="i-lucide-download" />
            Save picture
          </button>
          {open && (
            <button type="button" className="button" onClick={share}>
              <i className="i-lucide-link" />
              Copy link
            </button>
          )}
        </div>
        {!open && <p className="note mt-12px">Show the run in the leaderboard, and its page has a link to share.</p>}
      </div>
    </section>
  );
}
