import type { FormEvent, ReactNode } from "react";
import { withReturnTo } from "#app/lib/return-to.ts";
import { FailedNote, useAttempt } from "../use-attempt.tsx";

interface LoadoutFormProps {
  /** Path of the call, which answers a form with a redirect; absent if the change needs script. */
  action?: string | undefined;
  /** The page to come back to, where there is no script. */
  returnTo: string;
  hidden?: Record<string, string>;
  /** Runs instead of the call, with script. @throws Error with a sentence for the visitor */
  act: (fields: FormData) => Promise<void>;
  className?: string;
  children: ReactNode;
}

/**
 * A form that changes stored loadouts. Without script it is submitted; with script the page stays, reports failures,
 * keeps the input, and ignores further submissions while one runs.
 */
export function LoadoutForm({ action, returnTo, hidden = {}, act, className, children }: LoadoutFormProps) {
  const { attempt, busy, failed } = useAttempt();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    attempt(async () => {
      await act(new FormData(form));
      form.reset();
    });
  };
  return (
    <form
      {...(action && { method: "post", action: withReturnTo(action, returnTo) })}
      className={className}
      onSubmit={submit}
      aria-busy={busy}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <FailedNote failed={failed} />
    </form>
  );
}
