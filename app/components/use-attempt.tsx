import { type ReactNode, useState } from "react";
import { faultText } from "#app/lib/fault-text.ts";

/**
 * What a form or button does with script: once at a time, and a failure is told.
 * @returns `failed`: why the last one did not work, as a sentence; empty if it did
 */
export function useAttempt() {
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailed("");
    try {
      await act();
    } catch (error) {
      setFailed(faultText(error));
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy, failed };
}

/** Beside what failed. @param more what that means */
export function FailedNote({ failed, more }: { failed: string; more?: ReactNode }) {
  return (
    failed !== "" && (
      <p className="note color-danger" role="alert">
        {failed}
        {more}
      </p>
    )
  );
}
