import type { ReactNode } from "react";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { LIKELY, type ShotQuery, shellSlugs, shotSearch } from "#app/game/armour/aim.ts";
import { SIDE_LABELS, SIDES } from "#app/game/armour/plates.ts";
import { shootPlate } from "#app/game/armour/shot.ts";
import { shellLabels } from "#app/game/model/enumerations/shell-kinds.ts";
import { romanTier, TIERS } from "#app/game/model/enumerations/tiers.ts";
import type { Gun } from "#app/game/model/vehicle/gun.ts";
import type { Target } from "./load-shooter.ts";
import { shellAt } from "./shot-content.ts";
import { shotClass } from "./shot-panels.tsx";
import { choices } from "./shot-tables.tsx";
import { type PenetrationChance, penetrationChance } from "./shot-text.ts";

interface TargetsPanelProps {
  name: string;
  gun: Pick<Gun, "name" | "shells">;
  /** Null if no tier is requested. */
  targets: readonly Target[] | null;
  query: ShotQuery;
  path: string;
}

/** The reverse: what the vehicle's own gun penetrates at a tier. */
export function TargetsPanel({ name, gun, targets, query, path }: TargetsPanelProps) {
  const { tier, angle, distance } = query;
  const at = shellAt(gun.shells, query.own);
  const shell = gun.shells[at];
  const labels = shellLabels(gun.shells);
  const search = (change: Partial<ShotQuery>) => `${path}${shotSearch({ ...query, ...change })}#targets`;
  const rows = (targets ?? []).map((target) => ({
    target,
    cells: SIDES.map((side): { thickness: number | null; chance: PenetrationChance } | null => {
      const thickness = target.plates[side];
      if (thickness === undefined || !shell) return null;
      return { thickness, chance: penetrationChance(shootPlate(shell, thickness ?? 0, angle, distance)) };
    }),
  }));
  const fronts = rows.flatMap(({ cells }) => cells[SIDES.indexOf("hull-front")] ?? []).filter((cell) => cell.thickness);
  const through = fronts.filter(({ chance }) => chance.level >= LIKELY).length;
  return (
    <section className="panel" id="targets" aria-labelledby="targets-title">
      <PanelHead
        id="targets-title"
        title={`What the ${name} penetrates`}
        className="panel-head flex-wrap justify-start"
      >
        {choices(
          "Tier",
          TIERS.map((option) => ({ value: String(option), text: romanTier(option) })),
          String(tier),
          (value) => search({ tier: Number(value) }),
          { reload: true, className: "target-tiers" },
        )}
        {targets !== null &&
          choices(
            "Shell of the vehicle",
            shellSlugs(gun.shells).map((slug, index) => ({ value: slug, text: labels[index] ?? "" })),
            shellSlugs(gun.shells)[at] ?? "",
            (own) => search({ own }),
          )}
      </PanelHead>
      {targets === null || tier === null ? (
        <p className="panel-body color-text-2">Pick a tier: every vehicle there against the {gun.name}.</p>
      ) : (
        <>
          <p className="px-16px pb-12px color-text-2">
            {gun.name}, {labels[at]}, {angle}°, {distance} m: likely to penetrate the hull front of {through} of{" "}
            {fronts.length} vehicles of tier {romanTier(tier)}.
          </p>
          <ScrollFrame className="target-frame" aria-label={`Vehicles of tier ${romanTier(tier)}`}>
            <table className="target-table">
              <thead>
                <tr>
                  <th scope="col">Vehicle</th>
                  {SIDES.map((side) => (
                    <th key={side} scope="col">
                      {sideHead(side)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ target, cells }) => (
                  <tr key={target.id}>
                    <th scope="row">
                      <VehicleLink vehicle={target} />
                    </th>
                    {cells.map((cell, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: sides have one order
                      <td key={index} className={cell?.thickness ? shotClass(cell.chance) : undefined}>
                        {cell === null ? "" : cell.thickness === null ? "–" : cellText(cell.thickness, cell.chance)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
          <p className="panel-foot">Top modules. Small figures: the plate in mm. R: ricochets.</p>
        </>
      )}
    </section>
  );
}

function sideHead(side: (typeof SIDES)[number]): ReactNode {
  const [part = "", where = ""] = SIDE_LABELS[side].split(" ");
  return (
    <>
      <span className="block">{part}</span> {where}
    </>
  );
}

function cellText(thickness: number, chance: PenetrationChance): ReactNode {
  return (
    <>
      <small>{Math.round(thickness)}</small> {chance.ricochet ? "R" : chance.text}
    </>
  );
}
