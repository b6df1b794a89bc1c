import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useHydrating } from "#app/components/hydration/late-body.tsx";
import { formatNumber } from "#app/game/stats/format.ts";
import { faultText } from "#app/lib/fault-text.ts";
import type { ExportState, ExportTarget, LoadTable } from "./export-table.ts";
import { EXPORT_FORMATS, type ExportFormat, FORMATS } from "./export-table.ts";

interface ExportPanelProps {
  /** Size of the export: number of rows, their kind ("vehicles"), and number of columns. */
  size: { rows: number; columns: number; of: string };
  /**
   * Addresses of the open calls that give the same: the way without script, and for scripts of others; absent where
   * there are none.
   */
  calls?: { csv: string; json: string };
  load: LoadTable;
  /** Further buttons, such as one that copies a link. */
  children?: ReactNode;
  /** By default a bar at the foot of the screen. */
  className?: string;
}

/** Takes a table along: as a file of the format one chooses, or on the clipboard. */
export function ExportPanel({ size, calls, load, children, className = "export-bar" }: ExportPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { state, save, copy, cancel } = useExport(load, size.rows);
  // Also respects a choice made before hydration.
  const chosen = () => panel.current?.querySelector<HTMLInputElement>("input:checked")?.value as ExportFormat;
  // Until the panel is hydrated a click would do nothing.
  const disabled = useHydrating() || size.rows === 0;
  return (
    <section className={className} aria-label="Export" ref={panel}>
      <div className="lt-tablet:flex lt-tablet:gap-8px lt-tablet:items-baseline">
        <p className="heading-3">
          {formatNumber(size.rows)} × {formatNumber(size.columns)}
        </p>
        <p className="note">{`${formatNumber(size.rows * size.columns)} cells`}</p>
      </div>
      <fieldset className="segmented js-only lt-tablet:order-1 lt-tablet:w-full lt-tablet:[&>label]:flex-1">
        <legend className="sr-only">Format</legend>
        {EXPORT_FORMATS.map((format, i) => (
          <label key={format} className="radio-choice">
            <input type="radio" className="sr-only" name="export-format" value={format} defaultChecked={i === 0} />
            {FORMATS[format].label}
          </label>
        ))}
      </fieldset>
      <ExportProgress state={state} of={size.of} cancel={cancel} />
      {calls && (
        <p className="note">
          For scripts: <CallLink href={calls.csv}>CSV</CallLink> or <CallLink href={calls.json}>JSON</CallLink>
        </p>
      )}
      <div className="js-only flex flex-wrap gap-8px lt-tablet:order-2 lt-tablet:w-full lt-tablet:[&>.button]:flex-1">
        {children}
        <button type="button" className="button" disabled={disabled} onClick={copy}>
          <i className="i-lucide-clipboard-copy" />
          Copy
        </button>
        <button type="button" className="button button-primary" disabled={disabled} onClick={() => save(chosen())}>
          <i className="i-lucide-download" />
          Export
        </button>
      </div>
    </section>
  );
}

function CallLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link" href={href}>
      {children}
    </a>
  );
}

interface ExportProgressProps {
  state: ExportState;
  /** What the rows are: "vehicles". */
  of: string;
  cancel(): void;
}

/** Progress of an export with a cancel button, then its result. */
function ExportProgress({ state, of, cancel }: ExportProgressProps) {
  const running = state.step === "reading" || state.step === "writing" ? state : null;
  return (
    <div className="export-progress">
      {/* Read out when it begins and when it ends, not at every row. */}
      <p className={running ? "sr-only" : `note ${state.step === "failed" ? "color-danger" : ""}`} role="status">
        {sentenceOf(state)}
      </p>
      {running && (
        <>
          <p className="flex justify-between note">
            {doing(running, of)}
            <button type="button" className="text-link" onClick={cancel}>
              Cancel
            </button>
          </p>
          <progress className="progress" aria-label="Export" {...(isPacking(running) ? {} : progressOf(running))} />
        </>
      )}
    </div>
  );
}

type RunningExport = Extract<ExportState, { step: "reading" | "writing" }>;

/** Every row is read, then written. */
const progressOf = ({ step, done, total }: RunningExport) => ({
  max: total * 2,
  value: step === "reading" ? done : total + done,
});

/** A workbook is packed in one step once all its rows are written, so progress is unknown then. */
const isPacking = ({ step, target, done, total }: RunningExport) =>
  target === "xlsx" && step === "writing" && done >= total;

function doing(running: RunningExport, of: string): string {
  const { step, done, total } = running;
  if (isPacking(running)) return "Packing the workbook";
  if (step === "writing" && done >= total) return "Almost there";
  return `${step === "reading" ? "Reading" : "Writing"}, ${done} of ${total} ${of}`;
}

function sentenceOf(state: ExportState): string {
  switch (state.step) {
    case "none":
      return "";
    case "reading":
    case "writing":
      return "Export running.";
    case "saved":
      return `Saved as ${state.name}.`;
    case "copied":
      return `Copied ${formatNumber(state.rows)} ${state.rows === 1 ? "row" : "rows"}.`;
    case "cancelled":
      return "Cancelled. Nothing was saved.";
    case "failed":
      return `There is no file. ${state.reason}`;
  }
}

/** Takes a table along: one at a time, until it is there or cancelled. */
function useExport(load: LoadTable, total: number) {
  const [state, setState] = useState<ExportState>({ step: "none" });
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const start = async (target: ExportTarget) => {
    cancel();
    const work = new AbortController();
    running.current = work;
    const show = (next: ExportState) => running.current === work && setState(next);
    const report = (step: "reading" | "writing") => (done: number) => show({ step, target, done, total });
    report("reading")(0);
    try {
      // Only for who takes something along, and never on the server.
      const { exportTable: runExport } = await import("./export.client.ts");
      show(await runExport(target, load, { signal: work.signal, report }));
    } catch (error) {
      show(work.signal.aborted ? { step: "cancelled" } : { step: "failed", reason: reasonOf(error) });
    }
  };
  return { state, cancel, save: (format: ExportFormat) => start(format), copy: () => start("clipboard") };
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === "NotAllowedError")
    return "Your browser does not let pages use the clipboard. Please save a file instead.";
  return faultText(error);
}
