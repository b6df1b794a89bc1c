import { TABLE_KIND_LABELS, TABLE_KINDS } from "#app/game/model/modules/table-kinds.ts";
import { ChoiceGroup } from "#app/ui/choice-group.tsx";

/** The kinds of modules: each is a table of its own, with its own figures. */
export function KindLinks({ shown }: { shown: string }) {
  return (
    <ChoiceGroup label="Kind of module" className="segmented self-start max-w-full overflow-x-auto">
      {TABLE_KINDS.map((kind, i) => (
        <a
          key={kind}
          href={i === 0 ? "/modules-extractor" : `/modules-extractor?view=${kind}`}
          aria-current={kind === shown ? "true" : undefined}
        >
          {TABLE_KIND_LABELS[kind]}
        </a>
      ))}
    </ChoiceGroup>
  );
}
