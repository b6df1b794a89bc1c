import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import type { FrameContent, ResearchStepText } from "./page/frame-content.ts";

/** The steps of research before and after the vehicle. */
export function ResearchPanel({
  vehicle,
}: {
  vehicle: Pick<FrameContent, "name" | "research" | "premium" | "collector">;
}) {
  const { name, research } = vehicle;
  if (!research) return null;
  const { from, to } = research;
  return (
    <section className="panel far-panel [--usual-height:200px]" id="research">
      <h2 className="heading-2 panel-head">Research</h2>
      {from.length + to.length === 0 ? (
        <p className="panel-body note">
          {vehicle.premium || vehicle.collector
            ? `${name} is not part of the tech tree, so there is nothing to research.`
            : `No source states how ${name} is researched.`}
        </p>
      ) : (
        <ul className="research-steps">
          {from.map((step) => stepRow(step, "to get here"))}
          <li className="bg-primary-soft">
            <b className="heading-3">{name}</b>
            <span className="ml-auto color-text-2 text-right">
              {to.length === 0 ? "End of the branch" : "You are here"}
            </span>
          </li>
          {to.map((step) => stepRow(step, "to go on"))}
        </ul>
      )}
    </section>
  );
}

function stepRow({ vehicle, xp, through }: ResearchStepText, purpose: string) {
  return (
    <li key={vehicle.id}>
      <VehicleLink vehicle={vehicle} />
      <span className="ml-auto color-text-2 text-right">
        {`${xp} XP ${purpose}`}
        {through !== null && <span className="note block">{`through ${through}`}</span>}
      </span>
    </li>
  );
}
