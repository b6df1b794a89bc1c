import { type FormEvent, type ReactNode, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { refuseSignInAgain, SIGN_IN_AGAIN_PATH, SignInAgainError } from "#app/api/sign-in-again.ts";
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
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailed("");
    try {
      if (act) await act();
      else await send(action);
      if (done) await say(done);
      await revalidate();
    } catch (error) {
      // Leads to the page for signing in again, as the API does for a form without script.
      if (error instanceof SignInAgainError) window.location.assign(SIGN_IN_AGAIN_PATH);
      setFailed(error instanceof Error ? error.message : "That did not work. Please try again.");
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      action={withReturnTo(action, pathname)}
      className={className}
      onSubmit={submit}
      aria-busy={busy}
    >
      {children}
      {failed && (
        <p className="note note-bad" role="alert">
          {failed}
        </p>
      )}
    </form>
  );
}

/** @throws Error with what the answer says, in words for the visitor */
async function send(action: string): Promise<void> {
  const answer = await fetch(action, { method: "POST" }).catch(() => null);
  if (answer?.ok) return;
  await refuseSignInAgain(answer);
  const said = (await answer?.json().catch(() => null)) as { error?: { message?: unknown } } | null;
  const message = said?.error?.message;
  throw new Error(typeof message === "string" ? message : "The Index did not answer. Please try again in a moment.");
}

async function say(title: string): Promise<void> {
  const { useToasts } = await import("#app/stores/toasts.ts");
  useToasts.getState().add({ title });
}
