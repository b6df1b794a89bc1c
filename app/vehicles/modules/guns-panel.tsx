import { HeadRow } from "#app/components/head-row.tsx";
import { Info } from "#app/components/info.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { GunRow, GunStat, ShellRow, ShellStat } from "./gun-rows.ts";

/** Every gun with its shells; the fitted one first and marked. */
export function GunsPanel({ guns }: { guns: GunRow[] }) {
  return (
    <section className="panel far-panel [--usual-height:275px]" id="guns">
      <PanelHead title="Guns and shells" />
      <ScrollFrame className="table-frame [container-type:inline-size]" aria-label="Guns and shells, table">
        <table className="plain-table plain-table-dense gun-table">
          <HeadRow
            heads={[
              "Gun",
              "Shell",
              ...["Damage", "Pen. 100 m", "Pen. 500 m", "m/s", "Cost", "Reload s", "DPM", "Aim s", "Disp. m"].map(
                (head) => [head, "text-right"] as const,
              ),
            ]}
          />
          {guns.map((gun) => (
            <tbody key={gun.id} className={gun.fitted ? "fitted" : undefined}>
              {gun.shells.map((shell, index) => shellRow(gun, shell, index))}
              {notesRow(gun)}
            </tbody>
          ))}
        </table>
      </ScrollFrame>
      <Info className="px-16px py-4px">
        <p>{keepUnits("Each shot rolls ±25% on damage and penetration. DPM: one shell type, trained crew.")}</p>
      </Info>
    </section>
  );
}

/** How the gun fires, and what its figures were before a later source changed them. */
function notesRow(gun: GunRow) {
  const sentences = [gun.firingMechanism, gun.changed].filter(Boolean);
  const former = formerLines(gun);
  if (sentences.length === 0 && former.length === 0) return null;
  return (
    <tr>
      <td className="h-auto pb-8px color-text-3 text-12" colSpan={11}>
        <div className="gun-notes">
          {sentences.length > 0 && <p>{keepUnits(sentences.join(". "))}.</p>}
          {former.length > 0 && (
            <details>
              <summary>
                {former.length === 1 ? "1 stat" : `${former.length} stats`} changed since {gun.definitions}
              </summary>
              <ul>
                {former.map((line) => (
                  <li key={line}>{keepUnits(line)}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </td>
    </tr>
  );
}

function shellRow(gun: GunRow, shell: ShellRow, index: number) {
  const first = index === 0;
  const ofShell = (key: ShellStat) => statText(shell[key], shell.revised[key]);
  const ofGun = (key: GunStat) => first && statText(gun[key], gun.revised[key]);
  return (
    <tr key={shell.label}>
      <td>
        {first && (
          <span className="gun-name">
            {TierBadge({ tier: gun.tier })}
            <span className="color-text font-550">{gun.name}</span>
            {gun.fitted && <span className="chip chip-small chip-on no-phone">Fitted</span>}
          </span>
        )}
      </td>
      <th scope="row">
        <span className={shell.special ? "chip chip-small color-premium" : "chip chip-small"} title={shell.kindLabel}>
          {shell.label}
        </span>
      </th>
      <td className="text-right color-text font-550">{ofShell("damage")}</td>
      <td className="text-right color-text font-550">{ofShell("penetration")}</td>
      <td className="text-right">
        {ofShell("penetrationFar")}
        {shell.farDerived && <small className="block color-text-3">derived</small>}
      </td>
      <td className="text-right">{ofShell("velocity")}</td>
      <td className="text-right">{shell.cost}</td>
      <td className="text-right">{ofGun("reload")}</td>
      <td className="text-right color-text font-550">{ofShell("dpm")}</td>
      <td className="text-right">{ofGun("aimTime")}</td>
      <td className="text-right">{ofGun("dispersion")}</td>
    </tr>
  );
}

/** @param revised since when the value applies, if a later source changed it; the line below the gun says the same */
function statText(text: string, revised: string | undefined) {
  return revised === undefined ? (
    text
  ) : (
    <span className="revised-stat" title={revised}>
      {text}
    </span>
  );
}

const GUN_LABELS: Record<GunStat, string> = {
  reload: "Reload",
  interval: "Between shots",
  aimTime: "Aiming",
  dispersion: "Dispersion",
};
const SHELL_LABELS: Record<ShellStat, string> = {
  damage: "damage",
  penetration: "penetration at 100 m",
  penetrationFar: "penetration at 500 m",
  velocity: "velocity",
  dpm: "DPM",
};

/** Changes to a gun and its shells, one per line: "AP, damage: 390 hp since 2.1.1, was 400". */
export function formerLines({ revised, shells }: GunRow): string[] {
  const ofGun = (Object.keys(GUN_LABELS) as GunStat[]).flatMap((key) =>
    revised[key] ? [`${GUN_LABELS[key]}: ${revised[key]}`] : [],
  );
  const ofShells = shells.flatMap((shell) => {
    return (Object.keys(SHELL_LABELS) as ShellStat[]).flatMap((key) =>
      shell.revised[key] ? [`${shell.label}, ${SHELL_LABELS[key]}: ${shell.revised[key]}`] : [],
    );
  });
  return [...ofGun, ...ofShells];
}
