import { keepUnits } from "#app/lib/text/keep-units.ts";
import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import type { GunView, ShellView } from "./guns-view.ts";

/** Every gun with its shells; the fitted one first and marked. */
export function GunsPanel({ guns }: { guns: GunView[] }) {
  return (
    <section className="panel far-panel [--usual-height:275px]" id="guns">
      <div className="panel-head">
        <h2 className="heading-2">Guns and shells</h2>
      </div>
      <ScrollFrame className="table-frame [container-type:inline-size]" aria-label="Guns and shells, table">
        <table className="plain-table plain-table-dense gun-table">
          <thead>
            <tr>
              <th scope="col">Gun</th>
              <th scope="col">Shell</th>
              {["Damage", "Pen. 100 m", "Pen. 500 m", "m/s", "Cost", "Reload s", "DPM", "Aim s", "Disp. m"].map(
                (head) => (
                  <th scope="col" className="number-cell" key={head}>
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          {guns.map((gun) => (
            <tbody key={gun.id} className={gun.fitted ? "fitted" : undefined}>
              {gun.shells.map((shell, index) => shellRow(gun, shell, index))}
              {(gun.firingMechanism !== "" || gun.changed !== "") && (
                <tr>
                  <td className="h-auto pb-8px color-text-3 text-12" colSpan={11}>
                    <span className="gun-mechanism">
                      {keepUnits([gun.firingMechanism, gun.changed].filter(Boolean).join(". "))}.
                    </span>
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </ScrollFrame>
      <p className="panel-foot">
        {keepUnits(
          "Damage and penetration are averages; each shot has up to 25 % more or less. DPM is for firing one kind of shell with a nominal crew.",
        )}
      </p>
    </section>
  );
}

function shellRow(gun: GunView, shell: ShellView, index: number) {
  const first = index === 0;
  return (
    <tr key={`${shell.kind}${index}`}>
      <td>
        {first && (
          <span className="gun-name">
            {TierDial({ tier: gun.tier })}
            <span className="color-text font-550">{gun.name}</span>
            {gun.fitted && <span className="chip chip-small chip-on no-phone">Fitted</span>}
          </span>
        )}
      </td>
      <td>
        <span className={shell.special ? "chip chip-small chip-gold" : "chip chip-small"} title={shell.kindLabel}>
          {shell.kind}
        </span>
      </td>
      <td className="number-cell strong-cell">{shell.damage}</td>
      <td className="number-cell strong-cell">{shell.penetration}</td>
      <td className="number-cell">
        {shell.penetrationFar}
        {shell.farDerived && <small className="block color-text-3">derived</small>}
      </td>
      <td className="number-cell">{shell.velocity}</td>
      <td className="number-cell">{shell.cost}</td>
      <td className="number-cell">{first && gun.reload}</td>
      <td className="number-cell strong-cell">{shell.dpm}</td>
      <td className="number-cell">{first && gun.aimTime}</td>
      <td className="number-cell">{first && gun.dispersion}</td>
    </tr>
  );
}
