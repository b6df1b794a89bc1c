import type { Account } from "#app/api/account.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import { ActionForm } from "../action-form.tsx";
import { LinkHeading, LinkRow } from "../link-row.tsx";

/** Lists the visitor's sessions, and ends them. @param now unix time in milliseconds, the server's */
export function SessionsPanel({ sessions, now }: { sessions: Account["sessions"]; now: number }) {
  return (
    <section className="panel" aria-labelledby="sessions">
      <div className="panel-head">
        <h2 className="heading-2" id="sessions">
          Where you are signed in
        </h2>
        <span className="flex-1 min-w-0 note whitespace-nowrap">
          {sessions.length} {sessions.length === 1 ? "device" : "devices"}
        </span>
      </div>
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
                <button type="submit" className="button" aria-label={`Sign out of ${device}`}>
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
