import type { MergeOffer } from "#app/api/account.ts";
import { ActionForm } from "../action-form.tsx";
import { PROVIDER_TEXTS } from "../providers/provider-texts.ts";

/** Asks whether to merge two people: the account that was just signed in with is linked to another person here. */
export function MergePanel({ offer }: { offer: MergeOffer }) {
  const { name } = PROVIDER_TEXTS[offer.provider];
  const answer = `/api/account/merge/${offer.offerId}?decision=`;
  return (
    <section className="panel mb-16px border-primary-line" aria-labelledby="merge">
      <h2 className="heading-2 panel-head" id="merge">
        Is this you, too?
      </h2>
      <div className="panel-body">
        <p>
          The {name} account <b>{offer.name}</b> is linked to another set of accounts on the Index. If both are yours,
          they can be put together: everything linked there comes here, and its sessions end.
        </p>
        {offer.obstacle && <p className="note note-bad">{obstacleText(offer.obstacle)}</p>}
        <div className="flex gap-8px items-center mt-12px">
          {!offer.obstacle && (
            <ActionForm action={`${answer}accept`} done="Both are one now.">
              <button type="submit" className="button button-primary">
                Put them together
              </button>
            </ActionForm>
          )}
          <ActionForm action={`${answer}refuse`}>
            <button type="submit" className="button">
              {offer.obstacle ? "Understood" : "Leave them apart"}
            </button>
          </ActionForm>
        </div>
      </div>
    </section>
  );
}

function obstacleText(obstacle: NonNullable<MergeOffer["obstacle"]>): string {
  if (obstacle.kind === "too-many-game-accounts") {
    return "Together they would have more than three game accounts. Please unlink some of them first, then sign in again.";
  }
  const names = obstacle.providers.map((key) => PROVIDER_TEXTS[key].name).join(" and ");
  return `Both have linked ${names}, which one person can link only once. Please sign out of one of them first, then sign in again.`;
}
