import { EmptyState } from "#app/ui/empty-state.tsx";
import { NoFigures } from "./no-figures.tsx";
import type { SourceView } from "./source-view.ts";

interface NoRecordProps {
  head: { own: boolean; path: string };
  lack: SourceView["lack"];
}

/** In place of figures of a window that no source can tell. What cannot be read is told above (`SourceProblems`). */
export function NoRecord({ head, lack }: NoRecordProps) {
  if (lack === "unread") return null;
  if (lack === "nothing") return <NoFigures own={head.own} />;
  return (
    <section className="panel">
      <EmptyState
        title="No data for this period"
        reason="The publisher shares totals only. Days are known since we first looked this player up, single battles only if they are uploaded here."
      >
        <a className="button" href={head.path}>
          All time
        </a>
      </EmptyState>
    </section>
  );
}
