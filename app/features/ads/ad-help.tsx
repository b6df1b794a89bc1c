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
        Another blocker? Click its icon beside the address and look for a switch for “this site”. The wording changes
        between versions.
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
        <li>One space on each page, below or beside the content, never between figures.</li>
        <li>Its place is kept free from the start, so nothing moves when it fills.</li>
        <li>
          Ads from a network only after you allow them, in a sealed frame without cookies. You can change your mind at
          the bottom of every page.
        </li>
        <li>Nothing pops up or plays sound, and there is no wall: every page works with a blocker too.</li>
        <li>
          {host === null
            ? "There is no ad network at the moment: the space shows a note of our own."
            : `If you filter your whole home network, by DNS for example, let ${host} through.`}
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
        <p>Everyone who supports the Index sees pages without the space:</p>
        <ul className="supporters">
          <li>
            <b>Patrons</b> on Patreon, while the membership is active
          </li>
          <li>
            <b>Subscribers</b> on Twitch, at tier 2 or above
          </li>
          <li>
            <b>Members</b> on YouTube, at any level
          </li>
        </ul>
        <p className="note mt-12px">
          Signing in with one of the three is enough. The Index asks that platform for your status and nothing else.
        </p>
        <a className="btn mt-12px" href="/access">
          Sign in
        </a>
      </div>
    </section>
  );
}
