import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import type { PlateRow } from "../modules/armour-view.ts";
import { SilhouettePlates } from "../silhouette-plates.tsx";
import { useVehicleView } from "./use-vehicle-view.ts";
import { MissingPanel, VehicleFrame } from "./vehicle-frame.tsx";

/** Where a vehicle is armoured. */
export function Armour() {
  const { view } = useVehicleView();
  const { full } = view;
  return (
    <VehicleFrame view={view} shown="armour">
      {full?.armour ? (
        <div className="stack mt-16px">
          <div className="border rounded-4 overflow-hidden lt-tablet:mx--16px lt-tablet:border-x-0 lt-tablet:rounded-0">
            <SilhouettePlates name={view.name} type={view.type} full={full} tall />
          </div>
          <PlatesPanel rows={full.armour.rows} turret={full.armour.rows.some(({ turret }) => turret !== "")} />
        </div>
      ) : (
        <MissingPanel view={view} what="armour" />
      )}
    </VehicleFrame>
  );
}

/** All plates by thickness. */
function PlatesPanel({ rows, turret }: { rows: PlateRow[]; turret: boolean }) {
  return (
    <section className="panel" id="armour">
      <div className="panel-head">
        <h2 className="heading-2">Plates by thickness</h2>
        <span className="note">Nominal, before slope</span>
      </div>
      <ScrollFrame className="table-frame" aria-label="Armour, table">
        <table className="plain-table plain-table-dense">
          <thead>
            <tr>
              <th scope="col" className="w-2/5 lt-tablet:w-auto">
                <span className="block w-36px text-right">mm</span>
              </th>
              <th scope="col">Hull</th>
              {turret && <th scope="col">Turret</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ thickness, share, ...plates }) => (
              <tr key={thickness}>
                <td className="strong-cell">
                  <span className="flex gap-16px items-center">
                    <span className="w-36px text-right">{thickness}</span>
                    <span className={`stat-bar mt-0 flex-grow lt-tablet:hidden percent-${share}`} />
                  </span>
                </td>
                <td className="wrapping-cell">{plates.hull || "–"}</td>
                {turret && <td className="wrapping-cell">{plates.turret || "–"}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}
