import { PanelHead } from "#app/components/panel-head.tsx";
import type { PartTexts } from "#app/game/history/change-text.ts";
import type { DescribedPatch } from "./described-patches.ts";

/** What patches changed of the vehicle, newest first. */
export function HistoryPanel({ history }: { history: DescribedPatch[] }) {
  if (history.length === 0) return null;
  return (
    <section className="panel far-panel mt-16px" id="history">
      <PanelHead title="History" note="What patches changed" />
      <div className="panel-body">
        {history.map(({ title, note, groups }, index) => (
          <div key={title} className={index > 0 ? "mt-24px" : undefined}>
            <div className="flex flex-wrap gap-x-12px justify-between mb-8px">
              <h3 className="heading-3">{title}</h3>
              <span className="note">{note}</span>
            </div>
            <div className="grid grid-cols-3 gap-x-32px items-start lt-laptop:grid-cols-2 lt-tablet:grid-cols-1">
              {groups.map(changesOf)}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function changesOf({ of, changes }: PartTexts) {
  return (
    <div key={of}>
      <h4 className="part-heading mt-8px mb-0">{of}</h4>
      <ul className="pair-list">
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            <b>{label}</b>
            <span className="ml-auto text-right">
              {before} → <strong className="color-text text-13 font-550">{after}</strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
