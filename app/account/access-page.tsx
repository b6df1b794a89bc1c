import { GameAccountsPanel } from "#app/account/my-account/game-accounts-panel.tsx";
import { ProviderRow } from "#app/account/providers/provider-row.tsx";
import { adFreeReason, PROVIDER_LABELS } from "#app/account/providers/provider-texts.ts";
import { RegionChoice } from "#app/account/providers/region-choice.tsx";
import { isOnlyLink } from "#app/account/providers/unlink-question.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { adFreeBy } from "#app/game/accounts/ad-free.ts";
import {
  ACCOUNT_DELETED,
  type Account,
  type AvailableProviders,
  type MergeRequest,
} from "#app/game/accounts/answers.ts";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import { useAccounts } from "./accounts-context.tsx";
import { ActionForm } from "./action-form.tsx";
import { IconTile, LinkHeading, LinkRow } from "./link-row.tsx";
import type { loadAccess } from "./load-access.ts";
import { ProblemNote } from "./problem-note.tsx";

type AccessPageProps = Awaited<ReturnType<typeof loadAccess>>;

/** The ways to sign in, and everything about an account. */
export function AccessPage({ details, available, mergeRequest, problem, now }: AccessPageProps) {
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead
        title="Access"
        lead="Sign in with any of the four. One is enough; linking more keeps your ad-free status and your game accounts together."
      />
      <ProblemNote problem={problem} />
      {mergeRequest && <MergePanel mergeRequest={mergeRequest} />}
      <div
        className={
          details
            ? "grid grid-cols-[minmax(0,1fr)_380px] gap-24px items-start lt-laptop:grid-cols-[minmax(0,1fr)]"
            : "stack"
        }
      >
        <div className="stack">
          <AdFreePanel />
          <SignInPanel account={details} available={available} now={now} />
          {details && <SessionsPanel sessions={details.sessions} now={now} />}
        </div>
        {details && (
          <div className="stack">
            <GameAccountsPanel account={details} now={now} />
            <MyDataPanel />
          </div>
        )}
      </div>
    </main>
  );
}

/** Whether advertisements are shown, and why. */
function AdFreePanel() {
  const statuses = useAccounts((state) => state.statuses);
  const by = adFreeBy(statuses);
  return (
    <section
      className={`flex gap-14px items-center p-16px border rounded-4 bg-surface-1 ${by ? "border-primary-line" : ""}`}
      aria-label="Advertisements"
    >
      <IconTile
        icon={by ? "i-lucide-badge-check" : "i-lucide-badge-x"}
        className={by ? "bg-primary-soft color-wg-accent text-22px" : "bg-surface-3 text-22px"}
      />
      <div className="flex-1 min-w-0">
        <h2 className="heading-3">{by ? "Ad-free" : "Ads are on"}</h2>
        <p className="note mt-2px text-13">
          {by ? adFreeReason(by, statuses) : "Link a platform you support the Index on to go ad-free."}
        </p>
      </div>
    </section>
  );
}

/** The person's stored data, to download or to delete. */
function MyDataPanel() {
  return (
    <section className="panel" aria-labelledby="my-data">
      <PanelHead id="my-data" title="Your data" />
      <div className="panel-body grid gap-12px justify-items-start">
        <p className="note">
          The Index keeps your name and status at each platform you link, your game accounts, the{" "}
          <a className="text-link" href="/my-builds">
            loadouts
          </a>{" "}
          you save, the players you follow, the battles you upload, your challenge runs, and where you are signed in. No
          e-mail address, no password, no payment.
        </p>
        {/* Without `download`, under which a browser may keep an error as if it were the data. */}
        <a className="button" href="/api/account/export">
          <i className="i-lucide-download" />
          Download my data
        </a>
        <details>
          <summary className="button button-quiet color-danger">
            <i className="i-lucide-trash-2" />
            Delete my account
          </summary>
          <div className="callout callout-bad grid-cols-1 mt-12px">
            <p>
              Deletes everything the Index keeps of you for good: links, loadouts, followed players, challenge runs and
              all uploaded battles. The publisher’s own figures stay public. Payments on other platforms stay as they
              are.
            </p>
            <ActionForm action="/api/account/delete" done={ACCOUNT_DELETED}>
              <button type="submit" className="button border-danger color-danger">
                Delete everything now
              </button>
            </ActionForm>
          </div>
        </details>
      </div>
    </section>
  );
}

/** Asks whether to merge two users: the account just used to sign in is already linked to another user. */
function MergePanel({ mergeRequest }: { mergeRequest: MergeRequest }) {
  const { provider } = mergeRequest;
  const account = provider === "wgauth" ? "game account" : `${PROVIDER_LABELS[provider].name} account`;
  const answer = `/api/account/merge/${mergeRequest.offerId}?decision=`;
  return (
    <section className="panel mb-16px border-primary-line" aria-labelledby="merge">
      <PanelHead id="merge" title="Is this you, too?" />
      <div className="panel-body">
        <p>
          The {account} <b>{mergeRequest.name}</b> is linked to another set of accounts on the Index. If both are yours,
          merge them: everything linked there moves here, and its sessions end.
        </p>
        {mergeRequest.obstacle && <p className="note color-danger">{obstacleText(mergeRequest.obstacle)}</p>}
        <div className="flex gap-8px items-center mt-12px">
          {!mergeRequest.obstacle && (
            <ActionForm action={`${answer}accept`} done="Accounts merged.">
              <button type="submit" className="button button-primary">
                Merge them
              </button>
            </ActionForm>
          )}
          <ActionForm action={`${answer}refuse`}>
            <button type="submit" className="button">
              {mergeRequest.obstacle ? "Understood" : "Keep them separate"}
            </button>
          </ActionForm>
        </div>
      </div>
    </section>
  );
}

function obstacleText(obstacle: NonNullable<MergeRequest["obstacle"]>): string {
  if (obstacle.kind === "too-many-game-accounts") {
    return "Together they would have more than three game accounts. Unlink some of them first, then sign in again.";
  }
  const names = obstacle.providers.map((key) => PROVIDER_LABELS[key].name).join(" and ");
  return `Both have linked ${names}, which one person can link only once. Unlink one of them first, then sign in again.`;
}

/** Lists the visitor's sessions, and ends them. @param now unix time in milliseconds, the server's */
function SessionsPanel({ sessions, now }: { sessions: Account["sessions"]; now: number }) {
  return (
    <section className="panel" aria-labelledby="sessions">
      <PanelHead id="sessions" title="Where you are signed in">
        <span className="flex-1 min-w-0 note whitespace-nowrap">
          {sessions.length} {sessions.length === 1 ? "device" : "devices"}
        </span>
      </PanelHead>
      <ul>
        {sessions.map(({ sessionId, device, seenAt, createdAt, current }) => (
          <LinkRow
            key={sessionId}
            icon="i-lucide-monitor-smartphone"
            note={`Last used ${relativeTime(seenAt, now)}, signed in ${relativeTime(createdAt, now)}`}
            action={
              <ActionForm
                action={current ? "/api/account/logout" : `/api/account/sessions/${sessionId}/end`}
                done={current ? "You are signed out on this device." : `${device} is signed out.`}
              >
                <button
                  type="submit"
                  className="button"
                  aria-label={`Sign out of ${device}, ${current ? "this device" : `signed in ${relativeTime(createdAt, now)}`}`}
                >
                  Sign out
                </button>
              </ActionForm>
            }
          >
            <LinkHeading>
              {device}
              {current && <span className="chip chip-on">This device</span>}
            </LinkHeading>
          </LinkRow>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="panel-foot">
          <ActionForm action="/api/account/sessions/end-others" done="Every other device is signed out.">
            <button type="submit" className="button button-small">
              Sign out everywhere else
            </button>
          </ActionForm>
        </div>
      )}
    </section>
  );
}

interface SignInPanelProps {
  /** Null if nobody is signed in. */
  account: Account | null;
  available: AvailableProviders;
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** All four ways to sign in, each with its state. */
function SignInPanel({ account, available, now }: SignInPanelProps) {
  const statuses = useAccounts((state) => state.statuses);
  const accounts = useAccounts((state) => state.gameAccounts);
  const linked = STATUS_PROVIDERS.filter((key) => statuses[key]).length + (accounts.length > 0 ? 1 : 0);
  const onlyLink = isOnlyLink(account, { statuses, gameAccounts: accounts });
  const by = adFreeBy(statuses);
  const { name, icon, gives } = PROVIDER_LABELS.wgauth;
  return (
    <section className="panel" aria-labelledby="sign-in">
      <PanelHead id="sign-in" title="Sign-in">
        <span className="flex-1 min-w-0 note whitespace-nowrap">{linked} of 4 linked</span>
      </PanelHead>
      <ul>
        {STATUS_PROVIDERS.map((key) => (
          <ProviderRow
            key={key}
            provider={key}
            available={available[key]}
            onlyLink={onlyLink}
            adFree={by === key}
            now={now}
          />
        ))}
        <LinkRow
          icon={icon}
          note={gives}
          action={
            <RegionChoice linked={accounts.length} available={available.wgauth} className="lt-tablet:justify-stretch" />
          }
        >
          <LinkHeading>
            <a href="/wg">{name}</a>
          </LinkHeading>
        </LinkRow>
      </ul>
    </section>
  );
}
