import { NationIcon } from "#app/components/vehicle/nation-icon.tsx";
import { COMPARISON_PATH } from "#app/game/comparison/query.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { SimilarVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatDelta } from "#app/game/stats/format.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import type { Stats } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

const COLUMNS = [
  { key: "dpm", label: "DPM" },
  { key: "health", label: "Health" },
  { key: "topSpeed", label: "km/h" },
] as const;

/** The most similar vehicles of its tier and class, with what they have more or less of. */
export function SimilarPanel({ record, stats }: { record: VehicleRecord; stats: Stats }) {
  const { similar } = record;
  if (similar.length === 0) return null;
  const compared = [record.id, ...similar.map(({ id }) => id)].map((id) => `v=${id}`).join("&");
  return (
    <section className="panel" id="similar">
      <div className="panel-head">
        <h2 className="heading-2">Similar vehicles</h2>
        <a className="text-link text-13" href={`${COMPARISON_PATH}?${compared}`}>
          Compare all
        </a>
      </div>
      <table className="similar-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Vehicle</span>
            </th>
            {COLUMNS.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <NationIcon nation={record.nation} />
              {record.shortName}
            </th>
            {COLUMNS.map(({ key }) => (
              <td key={key} className="color-text-2">
                {typeof stats[key] === "number" ? formatStat(key, stats[key]) : "–"}
              </td>
            ))}
          </tr>
          {similar.map((vehicle) => (
            <tr key={vehicle.id}>
              <th scope="row">
                <NationIcon nation={vehicle.nation} />
                <a className="hover:underline" href={vehiclePagePath(vehicle)} title={vehicle.name}>
                  {vehicle.shortName}
                </a>
              </th>
              {COLUMNS.map(({ key }) => difference(key, vehicle[key], stats[key]))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function difference(
  key: (typeof COLUMNS)[number]["key"],
  other: SimilarVehicle["dpm"],
  own: number | null | undefined,
) {
  if (typeof other !== "number" || typeof own !== "number") return <td key={key}>–</td>;
  const { decimals, fixed } = STAT_META[key];
  const text = formatDelta(other - own, decimals, fixed);
  const tone = !/[1-9]/.test(text) ? "color-text-3" : other > own ? "color-wg-good" : "color-wg-awful";
  return (
    <td key={key} className={tone}>
      {/[1-9]/.test(text) ? text : "="}
    </td>
  );
}
