import { keepUnits } from "#app/lib/keep-units.ts";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import type { GunView, ShellView } from "./guns-view.ts";

/** Every gun with its shells; the fitted one first and marked. */
export function GunsPanel({ guns }: { guns: GunView[] }) {
  return (
    <section className="panel" id="guns">
      <div className="panel-h">
        <h2 className="h2">Guns and shells</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard */}
      <section className="tw" tabIndex={0} aria-label="Guns and shells, table">
        <table className="tbl dense guns">
          <thead>
            <tr>
              <th scope="col">Gun</th>
              <th scope="col">Shell</th>
              {["Damage", "Pen. 100 m", "Pen. 500 m", "m/s", "Cost", "Reload s", "DPM", "Aim s", "Disp. m"].map(
                (head) => (
                  <th scope="col" className="n" key={head}>
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          {guns.map((gun) => (
            <tbody key={gun.id} className={gun.fitted ? "fit" : undefined}>
              {gun.shells.map((shell, index) => shellRow(gun, shell, index))}
              {gun.manner !== "" && (
                <tr className="manner">
                  <td colSpan={11}>
                    <span>{keepUnits(gun.manner)}.</span>
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </section>
      <p className="panel-f">
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
          <span className="gun">
            {TierDial({ tier: gun.tier })}
            <span className="nm">{gun.name}</span>
            {gun.fitted && <span className="chip sm on no-phone">Fitted</span>}
          </span>
        )}
      </td>
      <td>
        <span className={shell.special ? "chip sm gold" : "chip sm"} title={shell.kindLabel}>
          {shell.kind}
        </span>
      </td>
      <td className="n s">{shell.damage}</td>
      <td className="n s">{shell.penetration}</td>
      <td className="n">{shell.penetrationFar}</td>
      <td className="n">{shell.velocity}</td>
      <td className="n">{shell.cost}</td>
      <td className="n">{first && gun.reload}</td>
      <td className="n s">{shell.dpm}</td>
      <td className="n">{first && gun.aimTime}</td>
      <td className="n">{first && gun.dispersion}</td>
    </tr>
  );
}
