import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { SilhouettePlan } from "../hero/vehicle-hero.tsx";
import type { ArmourView } from "../modules/armour-view.ts";
import { useVehicleView } from "./use-vehicle-view.ts";
import { MissingPanel, VehicleFrame } from "./vehicle-frame.tsx";

/** Where a vehicle is armoured. */
export function Armour() {
  const { view } = useVehicleView();
  const { full } = view;
  return (
    <VehicleFrame view={view} shown="armour">
      {full ? (
        <div className="stack mt-16px">
          <SilhouettePlan name={view.name} type={view.type} profile={full.profile} gun={full.gun} />
          <ArmourPanel armour={full.armour} />
        </div>
      ) : (
        <MissingPanel view={view} what="armour" />
      )}
    </VehicleFrame>
  );
}

/** Nominal thickness of the plates, in millimetres. */
function ArmourPanel({ armour }: { armour: ArmourView[] }) {
  return (
    <section className="panel far-panel [--usual-height:200px]" id="armour">
      <div className="panel-head">
        <h2 className="heading-2">Armour</h2>
        <span className="note">mm, nominal</span>
      </div>
      <ScrollFrame className="table-frame" aria-label="Armour, table">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col" className="number-cell">
                Front
              </th>
              <th scope="col" className="number-cell">
                Side
              </th>
              <th scope="col" className="number-cell">
                Rear
              </th>
              <th scope="col">All plates</th>
              <th scope="col">Spaced</th>
            </tr>
          </thead>
          <tbody>
            {armour.map(({ part, front, side, rear, plates, spaced }) => (
              <tr key={part}>
                <td className="strong-cell">{part}</td>
                <td className="number-cell strong-cell">{front}</td>
                <td className="number-cell strong-cell">{side}</td>
                <td className="number-cell strong-cell">{rear}</td>
                <td className="wrapping-cell">{plates || "None"}</td>
                <td className="wrapping-cell">{spaced || "None"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}
