import { type ReactNode, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { PanelHead } from "#app/components/panel-head.tsx";
import { LoadoutForm } from "#app/components/saved-loadouts/loadout-form.tsx";
import { SignInLink } from "#app/components/sign-in-link.tsx";
import { RUN_DONE, type RunAction, runActionPath } from "#app/game/challenge/answers.ts";
import { type ChallengeAddress, challengeHref, runPath } from "#app/game/challenge/query.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { send } from "#app/lib/api.ts";
import { useToasts } from "#app/stores/toasts.ts";
import type { OwnRunDetails } from "./run-details.ts";
import { RunChip, RunSummary } from "./run-summary.tsx";
import { ShareCard } from "./share-card.tsx";

/** What is known about the visitor's own runs. */
export type OwnRuns = { state: "unavailable" | "signed-out" } | { state: "signed-in"; runs: OwnRunDetails[] };

interface RunsAsideProps {
  own: OwnRuns;
  nation: Nation;
  address: ChallengeAddress;
}

/** The visitor's runs and their cards, or the way to one. */
export function RunsAside({ own, nation, address }: RunsAsideProps) {
  if (own.state !== "signed-in" || own.runs.length === 0) return <NoAccount state={own.state} />;
  return own.runs.map((run) => (
    <div key={run.accountId} className="stack">
      <OwnRunPanel own={run} nation={nation} address={address} />
      {run.run && <ShareCard card={run.run.card} open={run.listed && run.visibility === "public"} />}
    </div>
  ));
}

function NoAccount({ state }: { state: OwnRuns["state"] }) {
  return (
    <section className="panel" aria-labelledby="your-run">
      <PanelHead id="your-run" title="Your run" />
      <div className="panel-body grid gap-12px justify-items-start color-text-2 text-13">
        {state === "unavailable" ? (
          <p role="status">Your runs can’t be loaded right now. They are safe; try again in a minute.</p>
        ) : (
          <>
            <p>
              {state === "signed-out"
                ? "Sign in with your game account to start a run: its steps are counted from the vehicles you drive."
                : "Link a game account to start a run: its steps are counted from the vehicles you drive."}
            </p>
            <SignInLink className="button button-primary" to={state === "signed-out" ? "/access" : "/wg"}>
              <i className="i-lucide-log-in" />
              {state === "signed-out" ? "Sign in" : "Link a game account"}
            </SignInLink>
          </>
        )}
      </div>
    </section>
  );
}

interface OwnRunPanelProps {
  own: OwnRunDetails;
  nation: Nation;
  address: ChallengeAddress;
}

/** The run of one of the visitor's accounts, or the way to start one. */
function OwnRunPanel({ own, nation, address }: OwnRunPanelProps) {
  const { accountId, nickname, run } = own;
  const returnTo = challengeHref(address);
  const title = `run-${accountId}`;
  const heading = useFocusKept<HTMLHeadingElement>(run === null ? "none" : run.ended === null ? "on" : "ended");
  return (
    <section className="panel" aria-labelledby={title}>
      <div className="panel-head">
        <h2 className="heading-2 min-w-0 [overflow-wrap:anywhere]" id={title} tabIndex={-1} ref={heading}>
          Your run <span className="color-text-3 font-500">{nickname}</span>
        </h2>
        {run && <RunChip run={run} />}
      </div>
      {run ? (
        <>
          <div className="panel-body">
            <h3 className="note mb-8px">{run.nationLabel}</h3>
            <RunSummary run={run} />
            <OwnActions own={own} returnTo={returnTo} ended={run.ended !== null} />
          </div>
          <p className="panel-foot block">
            From the publisher’s battle counts, checked {run.checked}, again every few hours. Steps show the first
            uploaded battle, or when we noticed it.
          </p>
        </>
      ) : own.unreadable ? (
        <p className="panel-body color-text-2 text-13" role="status">
          This run can’t be loaded right now. It is safe; try again later.
        </p>
      ) : (
        <div className="panel-body grid gap-12px justify-items-start">
          <p className="color-text-2 text-13">
            A run starts now. Only vehicles that this account has never driven count as steps.
          </p>
          <RunForm action="start" accountId={accountId} returnTo={returnTo} fields={{ nation }}>
            <button type="submit" className="button button-primary">
              <i className="i-lucide-play" />
              Start with {NATION_LABELS[nation]}
            </button>
          </RunForm>
          <p className="note">Pick another nation above.</p>
        </div>
      )}
    </section>
  );
}

interface OwnActionsProps {
  own: OwnRunDetails;
  returnTo: string;
  ended: boolean;
}

function OwnActions({ own: { accountId, listed, visibility }, returnTo, ended }: OwnActionsProps) {
  const form = { accountId, returnTo };
  return (
    <>
      <div className="flex flex-wrap gap-8px mt-16px">
        {!ended && (
          <RunForm action="check" {...form}>
            <button type="submit" className="button">
              <i className="i-lucide-refresh-cw" />
              Check now
            </button>
          </RunForm>
        )}
        <RunForm action={listed ? "unlist" : "list"} {...form}>
          <button type="submit" className="button">
            <i className={listed ? "i-lucide-eye-off" : "i-lucide-eye"} />
            {listed ? "Withdraw from the leaderboard" : "Show in the leaderboard"}
          </button>
        </RunForm>
        <a className="button" href={runPath(accountId)}>
          All steps
        </a>
        <details className="menu" data-menu="">
          <summary className="button">
            Give up
            <i className="i-lucide-chevron-down" />
          </summary>
          <RunForm action="give-up" {...form} className="popover grid gap-10px w-220px p-14px">
            <p className="color-text-2 text-13">The run and its place are gone for good.</p>
            <button type="submit" className="button">
              Give this run up
            </button>
          </RunForm>
        </details>
      </div>
      {listed && visibility !== "public" && (
        <p className="note mt-12px">
          Your player page is {visibility}, so the leaderboard leaves this run out until the page is public again.
        </p>
      )}
    </>
  );
}

/**
 * Keeps the focus when the buttons change: a removed button loses it.
 * @param state identifies the current set of buttons
 * @returns ref of the element that receives the focus instead
 */
function useFocusKept<T extends HTMLElement>(state: string) {
  const element = useRef<T>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const hasNone = (document.activeElement ?? document.body) === document.body;
    if (hasNone) element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}

interface RunFormProps {
  action: RunAction;
  accountId: number;
  /** The page to come back to, where there is no script. */
  returnTo: string;
  fields?: Record<string, string>;
  className?: string;
  children: ReactNode;
}

/**
 * A button that changes a run. Without script the server redirects; with script the page stays and reports success or
 * failure.
 */
function RunForm({ action, accountId, returnTo, fields = {}, className, children }: RunFormProps) {
  const { revalidate } = useRevalidator();
  const act = async (sent: FormData) => {
    const body = new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]));
    await send(fetch, runActionPath(action), { body });
    useToasts.getState().add({ title: RUN_DONE[action] });
    await revalidate();
  };
  return (
    <LoadoutForm
      action={runActionPath(action)}
      returnTo={returnTo}
      hidden={{ account_id: String(accountId), ...fields }}
      act={act}
      className={className ?? ""}
    >
      {children}
    </LoadoutForm>
  );
}
