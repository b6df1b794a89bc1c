import type { Account } from "#app/api/account.ts";
import { relativeTime } from "#app/lib/relative-time.ts";
import { ActionForm } from "./action-form.tsx";

/** Where one is signed in, and how to end it. @param now unix time in milliseconds, the server's */
export function SessionsPanel({ sessions, now }: { sessions: Account["sessions"]; now: number }) {
  return (
    <section className="panel" aria-labelledby="sessions">
      <div className="panel-h">
        <h2 className="h2" id="sessions">
          Where you are signed in
        </h2>
        <span className="grow note">
          {sessions.length} {sessions.length === 1 ? "device" : "devices"}
        </span>
      </div>
      <ul>
        {sessions.map(({ sessionId, device, seenAt, createdAt, current }) => (
          <li className="prov" key={sessionId}>
            <span className="lg">
              <i className="i-lucide-monitor-smartphone" />
            </span>
            <div>
              <h3 className="h3">
                {device}
                {current && <span className="chip on">This device</span>}
              </h3>
              <p className="note">
                Last used {relativeTime(seenAt, now)}, signed in {relativeTime(createdAt, now)}
              </p>
            </div>
            <ActionForm
              action={current ? "/api/account/logout" : `/api/account/sessions/${sessionId}/end`}
              done={current ? "You are signed out on this device." : `${device} is signed out.`}
            >
              <button type="submit" className="btn" aria-label={`Sign out of ${device}`}>
                Sign out
              </button>
            </ActionForm>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="panel-f">
          <ActionForm action="/api/account/sessions/end-others" done="Every other device is signed out.">
            <button type="submit" className="btn sm">
              Sign out everywhere else
            </button>
          </ActionForm>
        </div>
      )}
    </section>
  );
}
