import { BROWSERS, type Way } from "./browsers.ts";

/** How to clear cookies and stored pages by hand, one card for each browser. */
export function ClearInBrowser() {
  return (
    <section className="panel" aria-labelledby="by-hand">
      <h3 className="h2 panel-h" id="by-hand">
        Clear it in your browser
      </h3>
      <div className="guides">
        {BROWSERS.map(({ name, computer, phone }) => (
          <article key={name}>
            <h4 className="h3">{name}</h4>
            {computer && <WayOn device="On a computer" way={computer} />}
            {phone && <WayOn device="On a phone" way={phone} />}
          </article>
        ))}
      </div>
      <p className="panel-f">
        Then reload the page: Ctrl Shift R on a computer, ⌘ Shift R on a Mac, ⌥ ⌘ R in Safari. The wording changes
        between versions of a browser.
      </p>
    </section>
  );
}

function WayOn({ device, way: { everySite, steps } }: { device: string; way: Way }) {
  return (
    <>
      <p className="note">
        {device}, {everySite ? "for every site" : "for this site only"}
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
