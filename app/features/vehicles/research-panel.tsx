import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import type { StepView, VehicleView } from "./vehicle-view.ts";

/** The steps of research before and after the vehicle. */
export function ResearchPanel({ name, research }: Pick<VehicleView, "name" | "research">) {
  if (!research) return null;
  const { from, to } = research;
  return (
    <section className="panel" id="research">
      <h2 className="h2 panel-h">Research</h2>
      {from.length + to.length === 0 ? (
        <p className="panel-b note">{name} is not part of the tech tree, so there is nothing to research.</p>
      ) : (
        <ul className="steps">
          {from.map((step) => stepRow(step, "to get here"))}
          <li className="here">
            <b className="h3">{name}</b>
            <span className="cost">{to.length === 0 ? "End of the branch" : "You are here"}</span>
          </li>
          {to.map((step) => stepRow(step, "to go on"))}
        </ul>
      )}
    </section>
  );
}

function stepRow({ vehicle, xp, through }: StepView, purpose: string) {
  return (
    <li className="step" key={vehicle.id}>
      <VehicleLink vehicle={vehicle} />
      <span className="cost">
        {`${xp} XP ${purpose}`}
        {through !== null && <span className="note">{`through ${through}`}</span>}
      </span>
    </li>
  );
}
