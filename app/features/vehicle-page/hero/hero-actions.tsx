import { planPath } from "#app/game/model/addresses/tech-tree-path.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { COMPARE_FORM } from "#app/widgets/compare-button.tsx";
import { ShareButton } from "#app/widgets/share-button.tsx";
import type { VehicleView } from "../vehicle-view.ts";

/** What a visitor can do with the vehicle. Without script, sharing is a link to copy. */
export function HeroActions({ view }: { view: VehicleView }) {
  const { name, search, compared, research } = view;
  return (
    <div className="flex items-center gap-8px flex-wrap print:hidden">
      {research && research.from.length > 0 && (
        <a className="button" href={planPath(view)}>
          <i className="i-lucide-route" />
          Plan research
        </a>
      )}
      <button type="submit" form={COMPARE_FORM} className="button" name="v" value={compared} data-compare={name}>
        <i className="i-lucide-scale" />
        Compare
      </button>
      <ShareButton title={name} href={vehiclePagePath(view) + search} shows={`the ${name} with these modules`} />
    </div>
  );
}
