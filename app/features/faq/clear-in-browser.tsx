import { GuideCard, GuideCards, GuideSteps } from "#app/ui/guide-cards.tsx";
import { BROWSERS, type ClearingSteps } from "./browsers.ts";

/** How to clear cookies and stored pages by hand, one card for each browser. */
export function ClearInBrowser() {
  return (
    <section className="panel" aria-labelledby="by-hand">
      <h3 className="heading-2 panel-head" id="by-hand">
        Clear it in your browser
      </h3>
      <GuideCards className="grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))]">
        {BROWSERS.map(({ name, computer, phone }) => (
          <GuideCard key={name}>
            <h4 className="heading-3 m-0">{name}</h4>
            {computer && <WayOn device="On a computer" way={computer} />}
            {phone && <WayOn device="On a phone" way={phone} />}
          </GuideCard>
        ))}
      </GuideCards>
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
