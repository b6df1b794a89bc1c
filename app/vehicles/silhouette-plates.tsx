import { silhouetteShape } from "#app/components/vehicle/silhouette-sketch.tsx";
import { namedArmour } from "#app/game/armour/plates.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { PrimaryArmor } from "#app/game/model/vehicle/vehicle-modules.ts";
import { gunLabel, plateLabels } from "#app/game/silhouette/plate-labels.ts";
import { drawSilhouette, VIEW } from "#app/game/silhouette/silhouette-shapes.ts";
import { fittedModules } from "#app/game/stats/fitted-modules.ts";
import { formatNumber } from "#app/game/stats/format.ts";

/** Side view of a vehicle to scale, over a grid of one metre, with the thickness of its plates in mm. */
export function SilhouettePlates({ vehicle: { name, type, modules, top } }: { vehicle: FullVehicle }) {
  const { shapes, scale, hull } = drawSilhouette(top.profile, type);
  const named = namedArmour(modules, top.modules);
  const gun = fittedModules(modules, top.modules)?.gun.name ?? "";
  const gunName = gunLabel(shapes, gun);
  return (
    <span className="relative block overflow-hidden bg-surface-1 h-164px lt-tablet:h-98px">
      <svg
        className="silhouette"
        viewBox={`-8 72 ${VIEW.width + 36} 164`}
        role="img"
        aria-label={[
          `${hull ? "Side view" : "Schematic side view"} of ${name}.`,
          ...(named ? [sides("Hull", named.hull), sides("Turret", named.turret)] : []),
        ].join(" ")}
      >
        <path className="fill-none stroke-grid" d={grid(scale)} />
        <path className="ground" d={`M-900 ${VIEW.ground}H1520`} />
        {shapes.map(silhouetteShape)}
        {gunName && (
          <text className="plate-gun" x={gunName.x} y={gunName.y} textAnchor="middle">
            {gun}
          </text>
        )}
        {named &&
          plateLabels(shapes, named).map(({ thickness, x, y, anchor, leader }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the labels of a vehicle are always the same
            <g key={index} className="plate">
              {leader && <path d={leader} />}
              <text x={x} y={y} dy="0.35em" textAnchor={anchor}>
                {formatNumber(thickness, 1, 0)}
              </text>
            </g>
          ))}
      </svg>
      <span className="absolute left-12px bottom-8px color-text-3 text-11 lt-tablet:hidden">
        {hull ? "Plate thickness, mm" : "Schematic drawing, plate thickness in mm"}
      </span>
    </span>
  );
}

/** "Hull: front 150 mm, sides 150 mm, rear 100 mm." */
function sides(part: string, armour: PrimaryArmor | null): string {
  if (!armour) return "";
  const { front, side, rear } = armour;
  const known = Object.entries({ front, sides: side, rear }).flatMap(([what, thickness]) =>
    thickness ? [`${what} ${formatNumber(thickness, 1, 0)} mm`] : [],
  );
  return known.length > 0 ? `${part}: ${known.join(", ")}.` : "";
}

/** Grid lines of one metre, wider than the view box, because the drawing may be shown in a wider frame. */
function grid(scale: number): string {
  const lines: string[] = [];
  for (let x = VIEW.width / 2 - 18 * scale; x <= VIEW.width / 2 + 18 * scale; x += scale) {
    lines.push(`M${x.toFixed(1)}-200V${VIEW.ground}`);
  }
  for (let y = VIEW.ground - scale; y > -200; y -= scale) lines.push(`M-900 ${y.toFixed(1)}H1520`);
  return lines.join("");
}
