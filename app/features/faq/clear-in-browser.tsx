import type { Browser, ClearingSteps } from "#app/game/model/content/browsers.ts";
import { GuideCard, GuideCards, GuideSteps } from "#app/ui/guide-cards.tsx";

/** How to clear cookies and stored pages by hand, one card for each browser; null: it cannot be read now. */
export function ClearInBrowser({ browsers }: { browsers: readonly Browser[] | null }) {
  return (
    <section className="clearing-way" aria-labelledby="by-hand">
      <h4 className="heading-2 panel-head" id="by-hand">
        Clear it in your browser
      </h4>
      {browsers ? (
        <GuideCards className="grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))]">
          {browsers.map(({ name, computer, phone }) => (
            <GuideCard key={name}>
              <h5 className="heading-3 m-0">{name}</h5>
              {computer && <WayOn device="On a computer" way={computer} />}
              {phone && <WayOn device="On a phone" way={phone} />}
            </GuideCard>
          ))}
        </GuideCards>
      ) : (
        <p className="panel-body">
          The steps for each browser cannot be shown right now. Please try again in a moment.
        </p>
      )}
      <p className="panel-foot">
        Then reload the page: Ctrl Shift R on a computer, ⌘ Shift R on a Mac, ⌥ ⌘ R in Safari. The wording changes
        between versions of a browser.
      </p>
    </section>
  );
}

function WayOn({ device, way: { everySite, steps } }: { device: string; way: ClearingSteps }) {
  return (
    <>
      <p className="note mt-12px">
        {device}, {everySite ? "for every site" : "for this site only"}
      </p>
      <GuideSteps steps={steps} className="mt-4px" />
    </>
  );
}
