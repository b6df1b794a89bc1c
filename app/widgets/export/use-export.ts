import { useCallback, useEffect, useRef, useState } from "react";
import type { ExportFormat } from "./export-formats.ts";
import type { ExportState, LoadTable } from "./export-state.ts";
import type { Target } from "./write/write-export.ts";

/** Takes a table along: one at a time, until it is there or cancelled. */
export function useExport(load: LoadTable, total: number) {
  const [state, setState] = useState<ExportState>({ step: "none" });
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const start = async (target: Target) => {
    cancel();
    const work = new AbortController();
    running.current = work;
    const show = (next: ExportState) => running.current === work && setState(next);
    const report = (step: "reading" | "writing") => (done: number) => show({ step, target, done, total });
    report("reading")(0);
    try {
      // Only for who takes something along, and never on the server.
      const { takeAlong } = await import("./take-along.client.ts");
      show(await takeAlong(target, load, { signal: work.signal, report }));
    } catch (error) {
      show(work.signal.aborted ? { step: "cancelled" } : { step: "failed", reason: reasonOf(error) });
    }
  };
  return { state, cancel, save: (format: ExportFormat) => start(format), copy: () => start("clipboard") };
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === "NotAllowedError")
    return "Your browser does not let pages use the clipboard. Please save a file instead.";
  return error instanceof Error ? error.message : String(error);
}
