import { useAccounts } from "#app/account/accounts-context.tsx";
import { ProblemNote } from "#app/account/problem-note.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { adFreeBy } from "#app/game/accounts/ad-free.ts";
import type { Account, SignInProblem } from "#app/game/accounts/answers.ts";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { ProviderRow } from "./provider-row.tsx";
import { isOnlyLink } from "./unlink-question.tsx";

interface ProviderPageProps extends Omit<ProviderPanelProps, "account"> {
  /** Null if nobody is signed in. */
  details: Account | null;
  /** Why a sign-in failed; null: none did. */
  problem: SignInProblem | null;
}

/** The page of a platform. */
export function ProviderPage({ provider, details, available, problem, now }: ProviderPageProps) {
  const { title, lead } = PROVIDER_GUIDES[provider];
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead title={title} lead={lead} />
      <ProblemNote problem={problem} />
      <div className="stack">
        <ProviderPanel provider={provider} account={details} available={available} now={now} />
        <p className="note">
          Manage your account on{" "}
          <a className="color-wg-accent underline underline-offset-2px" href="/access">
            Access
          </a>
          .
        </p>
      </div>
    </main>
  );
}

interface ProviderPanelProps {
  provider: StatusProvider;
  /** Null if nobody is signed in. */
  account: Account | null;
  available: boolean;
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** One platform: its link status, what the link offers and what data it needs. */
function ProviderPanel({ provider, account, available, now }: ProviderPanelProps) {
  const statuses = useAccounts((state) => state.statuses);
  const gameAccounts = useAccounts((state) => state.gameAccounts);
  const { title, gives, asks, never } = PROVIDER_GUIDES[provider];
  const google = provider === "google" ? statuses.google : null;
  return (
    <>
      <section className="panel" aria-label={`${title}: your link`}>
        <ul>
          <ProviderRow
            provider={provider}
            available={available}
            onlyLink={isOnlyLink(account, { statuses, gameAccounts })}
            adFree={adFreeBy(statuses) === provider}
            alone
            now={now}
          />
        </ul>
        {google && !google.memberLevelKnown && (
          <p className="panel-foot">
            Member levels are not known: YouTube shows them only to approved channels, and ours is not approved yet.
            Once it is, your level counts by itself.
          </p>
        )}
      </section>
      <div className="halves lt-laptop:grid-cols-1">
        <section className="panel" aria-labelledby="gives">
          <PanelHead id="gives" title="What it gives" />
          <ul className="panel-body grid gap-8px pl-32px list-disc">
            {gives.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section className="panel" aria-labelledby="asks">
          <PanelHead id="asks" title="What the Index sees" />
          <ul className="panel-body grid gap-8px pl-32px list-disc">
            {asks.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="panel-foot">{never}</p>
        </section>
      </div>
    </>
  );
}

interface ProviderGuide {
  title: string;
  lead: string;
  /** What the link offers. */
  gives: string[];
  /** Data that the Index requests from the platform and stores. */
  asks: string[];
  /** What the Index never does. */
  never: string;
}

/** Page texts for each platform: the benefits of linking it and the data it needs. */
export const PROVIDER_GUIDES: Record<StatusProvider, ProviderGuide> = {
  patreon: {
    title: "Patreon",
    lead: "Patrons keep the Index running. Link your patronage, and it counts here too.",
    gives: [
      "No advertisements while you are an active patron, at any amount.",
      "Another way to sign in to your account.",
    ],
    asks: ["Your name at Patreon.", "Whether you are an active patron of the Index; no amounts, no payment data."],
    never: "The Index cannot change your membership and never sees what you pay others.",
  },
  twitch: {
    title: "Twitch",
    lead: "Follow or subscribe on Twitch and see how long you’ve been with us.",
    gives: [
      "No advertisements while you subscribe at tier 2 or 3.",
      "How many days you have been following.",
      "Another way to sign in to your account.",
    ],
    asks: [
      "Your name at Twitch.",
      "Whether you follow our channel, and since when.",
      "The tier of your subscription to it.",
    ],
    never: "The Index cannot write in chat, follow or spend anything for you.",
  },
  google: {
    title: "YouTube",
    lead: "Subscribe on YouTube and see how long you’ve been with us.",
    gives: [
      "No advertisements while you are a member of the channel, at any level.",
      "How many days you have been subscribed.",
      "Another way to sign in to your account.",
    ],
    asks: [
      "The name of your YouTube channel.",
      "When you subscribed to ours.",
      "Your member level there, where YouTube tells us.",
    ],
    never: "The Index has no access to mail, files or contacts, and cannot upload, comment or like for you.",
  },
};
