import { GuideCard, GuideCards, GuideSteps } from "#app/ui/guide-cards.tsx";
import { BLOCKERS } from "./blockers.ts";

/** How to let the site through an ad blocker, one card for each. */
export function BlockerHelp() {
  return (
    <section className="panel" aria-labelledby="allow">
      <h2 className="heading-2 panel-head" id="allow">
        Allow the Index in your ad blocker
      </h2>
      <GuideCards className="grid-cols-[repeat(auto-fill,minmax(260px,1fr))]">
        {BLOCKERS.map(({ name, steps }) => (
          <GuideCard key={name}>
            <h3 className="heading-3">{name}</h3>
            <GuideSteps steps={steps} className="mt-8px" />
          </GuideCard>
        ))}
      </GuideCards>
      <p className="panel-foot">
        Another blocker? Click its icon beside the address and look for a switch for “this site”. The wording changes
        between versions.
      </p>
    </section>
  );
}

/** @param host of the configured network, for filter lists that apply to a whole household; null without a network */
export function AdPromise({ host }: { host: string | null }) {
  return (
    <section className="panel" aria-labelledby="promise">
      <h2 className="heading-2 panel-head" id="promise">
        What you would see
      </h2>
      <ul className="panel-body pl-34px color-text-2 list-disc [&>li+li]:mt-6px">
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

/** Who sees the site without ads, and how to become one of them. */
export function AdFreeHelp() {
  return (
    <section className="panel" aria-labelledby="ad-free">
      <h2 className="heading-2 panel-head" id="ad-free">
        Go ad-free
      </h2>
      <div className="panel-body">
        <p>Everyone who supports the Index sees pages without the space:</p>
        <ul className="mt-12px color-text-2 [&>li]:py-8px [&>li]:border-t [&>li]:border-t-grid [&_b]:color-text [&_b]:font-600">
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
        <a className="button mt-12px" href="/access">
          Sign in
        </a>
      </div>
    </section>
  );
}
