import type { Source } from "#app/game/performance/player-record.ts";
import type { Window } from "#app/game/performance/windows.ts";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";
import { type PlayerTab, tabHref } from "./player-tabs.tsx";
import type { SourceView } from "./source-view.ts";

const LABELS: Record<Source, string> = { publisher: "Publisher", own: "Uploads" };

interface SourceLineProps {
  view: SourceView;
  path: string;
  tab: PlayerTab;
  window: Window;
}

/** Whose count the figures are, and the choice where there are two. */
export function SourceLine({ view, path, tab, window }: SourceLineProps) {
  const { source, sources, about } = view;
  if (source === null) return null;
  return (
    <div className="flex flex-wrap gap-x-16px gap-y-8px items-center justify-between mb-16px">
      <p className="note">{about}</p>
      {sources.length > 1 && (
        <div data-keep-scroll="">
          <ChoiceGroup label="Source" className="segmented">
            {sources.map((each) => (
              <a key={each} href={tabHref(path, tab, window, each)} aria-current={each === source ? "true" : undefined}>
                {LABELS[each]}
              </a>
            ))}
          </ChoiceGroup>
        </div>
      )}
    </div>
  );
}
