import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import { LEVEL_COLOURS } from "#app/widgets/level-colours.ts";
import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import { Unknown } from "../unknown.tsx";
import type { VehicleRow } from "./summary-view.ts";

/** The vehicles that were played most. */
export function VehicleRows({ vehicles }: { vehicles: readonly VehicleRow[] }) {
  return (
    <ScrollFrame className="table-frame" aria-label="Most played vehicles, table">
      <table className="plain-table player-numbers player-vehicles">
        <thead>
          <tr>
            <th scope="col">Vehicle</th>
            <th scope="col">Battles</th>
            <th scope="col">Win rate</th>
            <th scope="col">Damage</th>
            <th scope="col">WN8</th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map(({ id, vehicle, battles, winRate, damage, wn8 }) => (
            <tr key={id}>
              <td>{vehicle ? <VehicleLink vehicle={vehicle} /> : `Vehicle ${id}, not in our data`}</td>
              <td>{battles}</td>
              <td>
                <b className={`font-550 ${LEVEL_COLOURS[winRate.level]}`}>{winRate.text}</b>
              </td>
              <td>{damage ?? <Unknown />}</td>
              <td>{wn8 ? <b className={`font-550 ${LEVEL_COLOURS[wn8.level]}`}>{wn8.text}</b> : <Unknown />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
