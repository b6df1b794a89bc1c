import { HiddenFields } from "#app/components/hidden-fields.tsx";
import { Info } from "#app/components/info.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { TypedInput } from "#app/components/typed-field.tsx";
import { vehicleContour } from "#app/components/vehicle/contour.tsx";
import { type MapQuery, mapParameters, mapPath } from "#app/game/maps/query.ts";
import type { PlanVehicle } from "./map-content.ts";

interface SightFormProps {
  slug: string;
  query: MapQuery;
  vehicle: PlanVehicle | null;
  /** Text that was entered but is not a vehicle, and why. */
  vehicleProblem: { typed: string; problem: string } | null;
}

/** Whose sight and speed the plan draws, and from where. Works without script. */
export function SightForm({ slug, query, vehicle, vehicleProblem }: SightFormProps) {
  const { at } = query;
  const name = vehicleProblem?.typed ?? vehicle?.name ?? "";
  return (
    <section className="panel print:hidden" aria-labelledby="sight" data-keep-scroll="">
      <PanelHead id="sight" title="Sight and speed">
        {vehicle && (
          <span className="flex gap-8px items-center">
            {vehicleContour(vehicle.id)}
            <a className="text-link text-13" href={vehicle.href}>
              {vehicle.name}
            </a>
          </span>
        )}
      </PanelHead>
      <form className="panel-body grid gap-12px" action={mapPath(slug)} autoComplete="off">
        <HiddenFields fields={mapParameters(query)} without={["vehicle", "at"]} />
        <label className="field-label">
          Vehicle
          <span className="field">
            <TypedInput name="of" value={name} maxLength={80} placeholder="Any, at 30 km/h" />
          </span>
        </label>
        <label className="field-label">
          Standing at
          <span className="field">
            <TypedInput name="at" value={at ?? ""} maxLength={20} placeholder="The start, or a square: D6" />
          </span>
        </label>
        {vehicleProblem && (
          <p className="note color-danger [overflow-wrap:anywhere]" role="alert">
            {vehicleProblem.problem}
          </p>
        )}
        <button type="submit" className="button">
          Draw
        </button>
        <Info label="About the circles">
          <p>Within 50 m everything is spotted, beyond 445 m nothing. Reach is at top speed, without hills or turns.</p>
        </Info>
      </form>
    </section>
  );
}
