import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { RUN_DONE, type RunAction, runActionPath } from "#app/api/challenge-paths.ts";
import { useToasts } from "#app/stores/toasts.ts";
import { BuildForm } from "#app/widgets/kept-builds/build-form.tsx";

interface RunFormProps {
  action: RunAction;
  accountId: number;
  /** The page to come back to, where there is no script. */
  returnTo: string;
  /** Further fields. */
  fields?: Record<string, string>;
  className?: string;
  children: ReactNode;
}

/** A button that changes a run. Without script the answer redirects; with script the page stays and says what was done, or failed. */
export function RunForm({ action, accountId, returnTo, fields = {}, className, children }: RunFormProps) {
  const { revalidate } = useRevalidator();
  const act = async (sent: FormData) => {
    const body = new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(runActionPath(action), { method: "POST", body }).catch(() => null);
    if (!answer?.ok) throw new Error(await messageOf(answer));
    useToasts.getState().add({ title: RUN_DONE[action] });
    await revalidate();
  };
  return (
    <BuildForm
      action={runActionPath(action)}
      returnTo={returnTo}
      hidden={{ account_id: String(accountId), ...fields }}
      act={act}
      className={className ?? ""}
    >
      {children}
    </BuildForm>
  );
}

async function messageOf(answer: Response | null): Promise<string> {
  const said = (await answer?.json().catch(() => null)) as { error?: { message?: unknown } } | null;
  const message = said?.error?.message;
  return typeof message === "string" ? message : "The Index did not answer. Please try again in a moment.";
}
