import { useMemo } from "react";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { armourView, type PlateRow } from "../modules/armour-view.ts";
import { SilhouettePlates } from "../silhouette-plates.tsx";
import { frameView } from "./frame-view.ts";
import { useVehicle } from "./vehicle-data.ts";
import { MissingPanel, VehicleFrame } from "./vehicle-frame.tsx";

/** Where a vehicle is armoured. */
export function Armour() {
  const { record } = useVehicle();
  const view = useMemo(() => frameView(record), [record]);
  const armour = record.record === "full" ? armourView(record.modules, record.top.modules) : null;
  return (
    <VehicleFrame view={view} shown="armour">
      {record.record === "full" && armour ? (
        <div className="stack mt-16px">
          <div className="border rounded-4 overflow-hidden lt-tablet:mx--16px lt-tablet:border-x-0 lt-tablet:rounded-0">
            <SilhouettePlates vehicle={record} tall />
          </div>
          <PlatesPanel rows={armour.rows} turret={armour.rows.some(({ turret }) => turret !== "")} />
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
