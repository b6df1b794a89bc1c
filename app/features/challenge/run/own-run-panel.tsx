import { type ChallengeAddress, challengeHref, runPath } from "#app/game/challenge/query.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { RunForm } from "./run-form.tsx";
import { RunChip, RunSummary } from "./run-summary.tsx";
import type { OwnRunView } from "./run-view.ts";
import { useFocusKept } from "./use-focus-kept.ts";

interface OwnRunPanelProps {
  own: OwnRunView;
  nation: Nation;
  address: ChallengeAddress;
}

/** The run of one of the visitor's accounts, or the way to start one. */
export function OwnRunPanel({ own, nation, address }: OwnRunPanelProps) {
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
            From the publisher’s count of battles in each vehicle, read {run.checked}. It is read again every few hours.
            A step has the time of its first battle if that was uploaded here, else the time when we saw it.
          </p>
        </>
      ) : own.unreadable ? (
        <p className="panel-body color-text-2 text-13" role="status">
          This run cannot be read at the moment. It is kept; please look again later.
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
  own: OwnRunView;
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
