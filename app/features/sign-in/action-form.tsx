import { type FormEvent, type ReactNode, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { refuseSignInAgain, SIGN_IN_AGAIN_PATH, SignInAgainError } from "#app/api/sign-in-again.ts";

interface ActionFormProps {
  /** A call of the API that answers a form with the way back. */
  action: string;
  /** Does it by script; by default the call is sent and the page's data asked again. */
  act?: () => Promise<void>;
  /** Said when it is done. */
  done?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form of buttons that do something to the account. It works without script, by an answer that leads back;
 * with it the page stays where it is, says what happened, and never does the same thing twice at once.
 */
export function ActionForm({ action, act, done, className, children }: ActionFormProps) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  const way = action + (action.includes("?") ? "&" : "?");

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
      // The page with the ways to sign in again, as a form without script gets it.
      if (error instanceof SignInAgainError) window.location.assign(SIGN_IN_AGAIN_PATH);
      setFailed(error instanceof Error ? error.message : "That did not work. Please try again.");
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      action={`${way}return_to=${encodeURIComponent(pathname)}`}
      className={className}
      onSubmit={submit}
      aria-busy={busy}
    >
      {children}
      {failed && (
        <p className="note bad" role="alert">
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
