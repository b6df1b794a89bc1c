import { GuideCard, GuideCards, GuideSteps } from "#app/components/guide-cards.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { adNetworkContext, originContext } from "#app/context.ts";
import type { Route } from "./+types/disable-adblock.ts";

export function loader({ context }: Route.LoaderArgs) {
  const network = context.get(adNetworkContext);
  return { origin: context.get(originContext), host: network && new URL(network.origin).host };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Help for ad blockers",
    description:
      "How to allow the Index in uBlock Origin, Adblock Plus, AdBlock, AdGuard, Brave, Firefox and Safari, what you would see, and how to go ad-free.",
    origin: loaderData?.origin,
    canonical: "/disable-adblock",
  });
}

export default function DisableAdblock({ loaderData }: Route.ComponentProps) {
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead
        title="Ad blockers"
        lead="Commander, the Index is free for everyone, and one quiet space on each page helps to pay for it. You can allow it, or support the Index and see no ads."
      />
      <div className="columns">
        <BlockerHelp />
        <div className="stack">
          <AdFreeHelp />
          <AdPromise host={loaderData.host} />
        </div>
      </div>
    </main>
  );
}

/** How to let the site through an ad blocker, one card for each. */
function BlockerHelp() {
  return (
    <section className="panel" aria-labelledby="allow">
      <PanelHead id="allow" title="Allow the Index in your ad blocker" />
      <GuideCards className="grid-cols-[repeat(auto-fill,minmax(260px,1fr))]">
        {BLOCKERS.map(({ name, steps }) => (
          <GuideCard key={name}>
            <h3 className="heading-3">{name}</h3>
            <GuideSteps steps={steps} className="mt-8px" />
          </GuideCard>
        ))}
      </GuideCards>
      <p className="panel-foot">
        Another blocker? Click its icon beside the address and look for a switch for “this site”.
      </p>
    </section>
  );
}

/** @param host of the configured network, for filter lists that apply to a whole household; null without a network */
function AdPromise({ host }: { host: string | null }) {
  return (
    <section className="panel" aria-labelledby="promise">
      <PanelHead id="promise" title="What you would see" />
      <ul className="panel-body pl-34px color-text-2 list-disc [&>li+li]:mt-6px">
        <li>Each page has one ad space, below or beside the content, never between stats.</li>
        <li>Its space is reserved, so nothing moves when an ad loads.</li>
        <li>
          Ads from a network only after you allow them, in a sealed frame without cookies. You can change your mind at
          the bottom of every page.
        </li>
        <li>Nothing pops up or plays sound, and there is no wall: every page works with a blocker too.</li>
        <li>
          {host === null
            ? "There is no ad network right now: the space shows our own note."
            : `If you filter your whole home network, by DNS for example, let ${host} through.`}
        </li>
      </ul>
    </section>
  );
}

/** Who sees the site without ads, and how to become one of them. */
function AdFreeHelp() {
  return (
    <section className="panel" aria-labelledby="ad-free">
      <PanelHead id="ad-free" title="Go ad-free" />
      <div className="panel-body">
        <p>Supporters of the Index see no ads:</p>
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

        <a className="button mt-12px" href="/access">
          Sign in
        </a>
      </div>
    </section>
  );
}

interface Blocker {
  name: string;
  /** What to do so that this site is let through, in order. */
  steps: string[];
}

const RELOAD = "Reload the page.";

/** How to let a single site through. Menu labels change now and then; their positions rarely do. */
const BLOCKERS: Blocker[] = [
  {
    name: "uBlock Origin",
    steps: [
      "Click its shield in the browser’s toolbar.",
      "Click the large power button, so that it turns grey.",
      RELOAD,
    ],
  },
  {
    name: "uBlock Origin Lite",
    steps: ["Click its shield in the browser’s toolbar.", "Pull the slider down to “no filtering”.", RELOAD],
  },
  {
    name: "Adblock Plus",
    steps: ["Click its icon in the browser’s toolbar.", "Turn off the switch for this website.", "Click “Refresh”."],
  },
  {
    name: "AdBlock",
    steps: ["Click its icon in the browser’s toolbar.", "Under “Pause on this site”, choose “Always”.", RELOAD],
  },
  {
    name: "AdGuard",
    steps: ["Click its icon in the browser’s toolbar.", "Turn off the protection of this website.", RELOAD],
  },
  {
    name: "Brave",
    steps: ["Click the lion at the right of the address.", "Turn off “Shields” for this site.", RELOAD],
  },
  {
    name: "Firefox",
    steps: ["Click the shield at the left of the address.", "Turn off the tracking protection for this site.", RELOAD],
  },
  {
    name: "Safari",
    steps: [
      "On a Mac: Safari, Settings for this website, and clear “Enable content blockers”.",
      "On a phone: open the page menu in the address field and choose “Turn off content blockers”.",
      RELOAD,
    ],
  },
];
