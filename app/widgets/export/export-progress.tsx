import type { ExportState } from "./export-state.ts";

interface ExportProgressProps {
  state: ExportState;
  /** What the rows are: "vehicles". */
  of: string;
  cancel(): void;
}

/** How far an export is, with the way to stop it; and what became of it. */
export function ExportProgress({ state, of, cancel }: ExportProgressProps) {
  const working = state.step === "reading" || state.step === "writing" ? state : null;
  return (
    <div className="export-progress">
      {/* Read out when it begins and when it ends, not at every row. */}
      <p className={working ? "sr-only" : `note ${state.step === "failed" ? "color-danger" : ""}`} role="status">
        {sentenceOf(state)}
      </p>
      {working && (
        <>
          <p className="flex justify-between note">
            {doing(working, of)}
            <button type="button" className="text-link" onClick={cancel}>
              Cancel
            </button>
          </p>
          <progress className="progress" aria-label="Export" {...(isPacking(working) ? {} : partsOf(working))} />
        </>
      )}
    </div>
  );
}

type Working = Extract<ExportState, { step: "reading" | "writing" }>;

/** Every row is read, then written. */
const partsOf = ({ step, done, total }: Working) => ({
  max: total * 2,
  value: step === "reading" ? done : total + done,
});

/** A workbook is packed at once when all of its rows are there: nobody knows how far that is. */
const isPacking = ({ step, target, done, total }: Working) => target === "xlsx" && step === "writing" && done >= total;

function doing(working: Working, of: string): string {
  const { step, done, total } = working;
  if (isPacking(working)) return "Packing the workbook";
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
      return `Copied ${state.rows} rows.`;
    case "cancelled":
      return "Cancelled. Nothing was saved.";
    case "failed":
      return `There is no file. ${state.reason}`;
  }
}
