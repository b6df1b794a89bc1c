import { memo } from "react";
import { distinctKeys } from "#app/lib/text/distinct-keys.ts";
import { SLOT_LOOKS } from "../modules/slot-looks.ts";
import type { ConfigurationView, RecommendedView } from "./recommended-view.ts";

export interface RecommendedPanelProps {
  recommended: RecommendedView;
  /** Of the vehicle's page. */
  path: string;
}

type RecommendedLoadout = NonNullable<ConfigurationView["build"]>;

/** Recommended configurations. Each is a disclosure with an anchor of its own, which look like tabs where the browser can. */
export const RecommendedPanel = memo(function RecommendedPanel({ recommended, path }: RecommendedPanelProps) {
  const { configurations, crew, situational, field, crewNote, fieldNote } = recommended;
  return (
    <>
      <div className="panel-head">
        <h2 className="heading-2">Recommended set-ups</h2>
        <a className="text-link text-13" href="/faq#recommended">
          How they are made
        </a>
      </div>
      <div className="recommended">
        {configurations.map(({ id, label, reason, build }, place) => (
          <details key={id} name="recommended" open={place === 0}>
            <summary className={build ? undefined : "recommended-unknown"}>{label}</summary>
            {/* An address with this anchor opens what holds it. */}
            <div className="px-12px pt-14px pb-20px" id={id}>
              {build ? configuration(build, reason, path) : <p className="note">{reason}</p>}
            </div>
          </details>
        ))}
      </div>
      <div className="panel-body set-up-parts">
        <div>
          {crewPart(crew)}
          <p className="note mt-8px">{crewNote}</p>
          {situational.length > 0 && situationalPart(situational)}
        </div>
        {field.length > 0 && (
          <div>
            {fieldPart(field)}
            <p className="note mt-8px">{fieldNote}</p>
          </div>
        )}
      </div>
    </>
  );
});

function configuration(
  { equipment, directive, changes, more, search, comparison, crew, field }: RecommendedLoadout,
  reason: string,
  path: string,
) {
  const keys = distinctKeys(equipment.map(({ slot }) => slot));
  return (
    <>
      <ul className="set-up-slots grid-cols-4">
        {equipment.map(({ category, slot, name }, place) => (
          <li key={keys[place]}>{box(slot, name, SLOT_LOOKS[category].icon, SLOT_LOOKS[category].colour)}</li>
        ))}
        {directive !== "" && <li>{box("Directive", directive, "i-lucide-scroll-text", "color-text-3")}</li>}
      </ul>
      <p className="note mt-12px">{reason}</p>
      <h3 className="part-heading">Against the bare vehicle</h3>
      <ul className="grid grid-cols-2 gap-x-24px lt-tablet:grid-cols-[minmax(0,1fr)]">
        {changes.map(({ label, before, after, unit, better }) => (
          <li key={label} className="flex gap-12px justify-between py-7px border-t border-t-grid text-13">
            <span className="color-text-2">{label}</span>
            <span className="color-text-3 text-right">
              {`${before} → `}
              <b className={better ? "font-550 color-wg-good" : "font-550 color-wg-awful"}>{after}</b>
              {unit !== "" && `${unit === "°" ? "" : "\u00a0"}${unit}`}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="note mt-6px">{`And ${more} more figures, all of them in the calculator.`}</p>}
      <p className="flex flex-wrap gap-8px mt-14px">
        <a className="button button-small" href={`${path}${search}#set-up`} rel="nofollow">
          <i className="i-lucide-sliders-horizontal" />
          Open in the calculator
        </a>
        <a className="button button-small" href={comparison} rel="nofollow">
          <i className="i-lucide-scale" />
          Compare with the bare vehicle
        </a>
      </p>
      {(crew ?? field) && (
        <div className="set-up-parts mt-16px">
          <div>{crew && crewPart(crew)}</div>
          <div>{field && fieldPart(field)}</div>
        </div>
      )}
    </>
  );
}

function box(label: string, name: string, icon: string, colour: string) {
  return (
    <span className="module-box">
      <span className={`flex items-center justify-between text-12 ${colour}`}>
        {label}
        <i className={icon} />
      </span>
      <span className="text-13 font-550 leading-[1.3]">{name}</span>
    </span>
  );
}

function crewPart(crew: RecommendedView["crew"]) {
  const keys = distinctKeys(crew.map(({ role }) => role));
  return (
    <>
      <h3 className="part-heading">Crew skills, in order</h3>
      {members(crew.map(({ role, skills }, member) => ({ key: keys[member] ?? role, name: role, text: skills })))}
    </>
  );
}

/** What belongs to whom: a member's skills, a skill's effect, a level's modifications. */
function members(all: readonly { key: string; name: string; text: string }[]) {
  return (
    <ul className="set-up-crew">
      {all.map(({ key, name, text }) => (
        <li key={key} className="set-up-member">
          <b>{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function situationalPart(situational: RecommendedView["situational"]) {
  return (
    <details className="mt-12px">
      <summary className="text-link text-13">Further skills, in no order</summary>
      {situational.map(({ role, skills }) => (
        <section key={role} aria-label={role}>
          <h3 className="part-heading">{role}</h3>
          {members(skills.map(({ name, about }) => ({ key: name, name, text: about })))}
        </section>
      ))}
    </details>
  );
}

function fieldPart(field: RecommendedView["field"]) {
  return (
    <>
      <h3 className="part-heading">Field modifications</h3>
      {members(field.map(({ level, names }) => ({ key: level, name: level, text: names })))}
    </>
  );
}
