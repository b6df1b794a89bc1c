import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation, useRevalidator } from "react-router";
import { needsSignIn } from "#app/api/account.ts";
import { FailedNote, useAttempt } from "#app/components/use-attempt.tsx";
import { SIGN_IN_AGAIN_PATH } from "#app/game/accounts/answers.ts";
import { send } from "#app/lib/api.ts";
import { withReturnTo } from "#app/lib/return-to.ts";

interface ActionFormProps {
  /** Path of the API call; it answers a form by a redirect. */
  action: string;
  /** Runs instead of the call, with script; by default the call is sent and the page's data is loaded again. */
  act?: () => Promise<void>;
  /** The toast after success. */
  done?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form whose buttons change the account. Without script the answer redirects; with script the page stays, shows the
 * result, and a second press is ignored while the first one runs.
 */
export function ActionForm({ action, act, done, className, children }: ActionFormProps) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { attempt, busy, failed } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      // A form that goes with what it changed would take the focus along.
      if (!element?.contains(document.activeElement)) return;
      const heading = element.closest("section")?.querySelector("h2");
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    };
  }, []);

  const run = async () => {
    try {
      if (act) await act();
      else await send(fetch, action);
    } catch (error) {
      // Leads to the page for signing in again, as the API does for a form without script.
      if (needsSignIn(error)) window.location.assign(SIGN_IN_AGAIN_PATH);
      throw error;
    }
    if (done) await say(done);
    await revalidate();
  };

  return (
    <form
      ref={form}
      method="post"
      action={withReturnTo(action, pathname)}
      className={className}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        attempt(run);
      }}
      aria-busy={busy}
    >
      {children}
      <FailedNote failed={failed} />
    </form>
  );
}

async function say(title: string): Promise<void> {
  const { useToasts } = await import("#app/stores/toasts.ts");
  useToasts.getState().add({ title });
}
