import { formatNumber } from "#app/game/stats/format.ts";
import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import { CarriedQuery } from "#app/widgets/data-table/query/carried-query.tsx";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import type { ExtractQuery } from "#app/widgets/vehicle-extract/extract-address.ts";
import { EXTRACT } from "#app/widgets/vehicle-extract/extract-table.ts";
import type { LinkedVehicle } from "#app/widgets/vehicle-link.tsx";
import { useExtractForm } from "../use-extract-form.ts";

interface ChosenListProps {
  query: ExtractQuery;
  /** The first of the vehicles of the list. */
  chosen: readonly LinkedVehicle[];
}

/** The vehicles of the list, each with a button that takes it off. */
export function ChosenList({ query, chosen }: ChosenListProps) {
  const { onSubmit } = useExtractForm();
  const more = (query.vehicles?.length ?? 0) - chosen.length;
  if (chosen.length === 0) return null;
  return (
    <form action={EXTRACT.path} onSubmit={onSubmit} aria-label="Chosen vehicles">
      <CarriedQuery query={query.table} model={EXTRACT} />
      <ul>
        {chosen.map(({ id, name, nation, tier, type }) => (
          <li key={id} className="extract-row">
            <NationRoundel nation={nation} />
            <TierDial tier={tier} />
            <ClassGlyph type={type} />
            <span className="flex-1 min-w-0 leading-[1.2]">{name}</span>
            <button type="submit" name="without" value={id} className="row-button" aria-label={`Remove ${name}`}>
              <i className="i-lucide-x" />
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="note px-8px py-8px">
          And {formatNumber(more)} more: all of them stand in the field and in the preview.
        </p>
      )}
    </form>
  );
}
