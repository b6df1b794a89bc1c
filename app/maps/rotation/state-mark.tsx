import { type CellState, STATE_LABELS } from "./rotation-model.ts";

const MARKS: Record<CellState, { className: string; icon: string | null }> = {
  in: { className: "rotation-mark bg-surface-3 color-text", icon: "i-lucide-check" },
  new: { className: "rotation-mark rotation-mark-new", icon: "i-lucide-plus" },
  gone: { className: "rotation-mark rotation-mark-gone", icon: "i-lucide-x" },
  client: { className: "rotation-mark rotation-mark-client", icon: null },
  "other-tiers": { className: "rotation-mark bg-surface-2 color-text-3", icon: "i-lucide-minus" },
  none: { className: "rotation-mark color-text-3", icon: null },
};

/** The icon of a state. @param label read out and shown on hover; omit it next to the same text */
export function StateMark({ state, label }: { state: CellState; label?: string }) {
  const { className, icon } = MARKS[state];
  return (
    <span className={className} title={label}>
      {icon ? <i className={icon} /> : state === "none" && <span aria-hidden="true">–</span>}
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}

const LEGEND = ["in", "client", "new", "gone", "none"] as const;

/** Explains the icons. @param tiers whether specific tiers are requested */
export function Legend({ tiers }: { tiers: boolean }) {
  return (
    <ul className="rotation-legend" aria-label="What the signs mean">
      {[...LEGEND, ...(tiers ? (["other-tiers"] as const) : [])].map((state) => (
        <li key={state}>
          <StateMark state={state} />
          {STATE_LABELS[state]}
        </li>
      ))}
    </ul>
  );
}
