import { BLOCKERS } from "./blockers.ts";

/** How to let the site through an ad blocker, one card for each. */
export function BlockerHelp() {
  return (
    <section className="panel" aria-labelledby="allow">
      <h2 className="h2 panel-h" id="allow">
        Allow the Index in your ad blocker
      </h2>
      <div className="guides">
        {BLOCKERS.map(({ name, steps }) => (
          <article key={name}>
            <h3 className="h3">{name}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </article>
        ))}
      </div>
      <p className="panel-f">
        Another blocker? Look for its icon beside the address, and there for a switch that is about “this site”. Words
        change between versions.
      </p>
    </section>
  );
}

/** @param host of the network that is configured, for filters of a whole household; null without one */
export function AdPromise({ host }: { host: string | null }) {
  return (
    <section className="panel" aria-labelledby="promise">
      <h2 className="h2 panel-h" id="promise">
        What you would see
      </h2>
      <ul className="panel-b promises">
        <li>One space a page, below or beside the content and never between figures.</li>
        <li>Its place is kept free from the start: nothing moves when something comes into it.</li>
        <li>
          A network's advertisement only after you have allowed it, in a sealed frame without cookies. You can change
          your mind at the foot of every page.
        </li>
        <li>Nothing opens or sounds by itself, and there is no wall: every page works with a blocker as well.</li>
        <li>
          {host === null
            ? "At the moment there is no network at all: the space shows a note of our own."
            : `A filter of your whole household, such as a DNS filter, has to let ${host} through.`}
        </li>
      </ul>
    </section>
  );
}

/** Who sees the site without the space (spec §4), and how to become one of them. */
export function AdFreeHelp() {
  return (
    <section className="panel" aria-labelledby="ad-free">
      <h2 className="h2 panel-h" id="ad-free">
        Go ad-free
      </h2>
      <div className="panel-b">
        <p>The space is gone, from the first paint on, for everyone who supports the Index:</p>
        <ul className="supporters">
          <li>
            <b>Patrons</b> while their membership is active
          </li>
          <li>
            <b>Subscribers</b> on the streaming platform, from tier 2
          </li>
          <li>
            <b>Members</b> on the video platform, of any level
          </li>
        </ul>
        <p className="note mt-12px">
          Signing in with one of the three is enough; the Index then asks that platform for your status and nothing
          else.
        </p>
        <a className="btn mt-12px" href="/access">
          Sign in
        </a>
      </div>
    </section>
  );
}
