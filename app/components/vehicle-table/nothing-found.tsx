import { withoutFilters } from "#app/components/data-table/query/change-query.ts";
import { queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import { rowNoun, type TableDefinition } from "#app/components/data-table/table-definition.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import { playerSearchPath } from "#app/game/accounts/player-search.ts";
import { sentence } from "#app/lib/text/sentence.ts";
import { appliedFilters } from "./applied-filters.ts";

interface NothingFoundProps {
  model: TableDefinition;
  query: TableQuery;
  /** Rows of the whole table. */
  all: number;
}

/** In place of the rows: what nothing fits, and the ways back. */
export function NothingFound({ model, query, all }: NothingFoundProps) {
  const applied = appliedFilters(query, model);
  const last = applied.at(-1);
  return (
    <EmptyState
      title={`No ${rowNoun(model, 1)} matches`}
      reason={sentence(
        `None of the ${all} ${rowNoun(model, all)} fits all of this: ${applied.map(({ label }) => label).join(", ")}`,
      )}
    >
      {last && applied.length > 1 && (
        <a className="button button-small" href={last.href} data-keep-scroll="">
          Remove {last.label}
        </a>
      )}
      {model.path === "/" && query.q !== "" && (
        <a className="button button-small" href={playerSearchPath(query.q)}>
          Look up the player “{query.q}”
        </a>
      )}
      <a className="button button-small" href={queryToHref(withoutFilters(query), model)} data-keep-scroll="">
        Clear all
      </a>
    </EmptyState>
  );
}
