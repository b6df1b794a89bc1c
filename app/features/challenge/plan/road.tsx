import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import type { RoadVehicle } from "./plan-view.ts";

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const LOOKS: Record<RoadVehicle["state"], string> = {
  earned: "challenge-stop challenge-stop-earned",
  garage: "challenge-stop challenge-stop-earned",
  open: "challenge-stop challenge-stop-open",
  goal: "challenge-stop challenge-stop-goal",
};

/** The vehicles on the way in order, from the first one to the goal; on a phone one line that scrolls. */
export function Road({ vehicles }: { vehicles: readonly RoadVehicle[] }) {
  return (
    <ScrollFrame className="challenge-road" aria-label="The way to the goal">
      <ol>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <a className={LOOKS[vehicle.state]} href={vehiclePagePath(vehicle)} title={vehicle.name}>
              <b>
                <ClassGlyph type={vehicle.type} />
                <span>{vehicle.shortName}</span>
              </b>
              <small>
                <span>{vehicle.note}</span>
                <span>{romanTier(vehicle.tier)}</span>
              </small>
            </a>
          </li>
        ))}
      </ol>
    </ScrollFrame>
  );
}
