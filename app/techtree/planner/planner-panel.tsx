import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { battlesLack, planSearch } from "#app/components/research-plan/plan-search.ts";
import { shareLink } from "#app/components/share-link.ts";
import { CompareButton } from "#app/components/vehicle/compare-button.tsx";
import { TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { createDebounce } from "#app/lib/debounce.ts";
import { sentence } from "#app/lib/text/sentence.ts";
import type { PlannedVehicle, ResearchPlanContent } from "./research-plan-content.ts";

interface ResearchPlannerProps {
  plan: ResearchPlanContent;
  /** The tree's path, and the query without the plan. */
  path: string;
  cleared: string;
}

/** The plan below the tree: its totals, the form for the experience, and a column for each vehicle. */
export function ResearchPlannerPanel({ plan, path, cleared }: ResearchPlannerProps) {
  const title = plan.start === null ? `Plan to the ${plan.goal}` : `Plan from the ${plan.start} to the ${plan.goal}`;
  return (
    <section className="planner" id="plan" aria-labelledby="plan-title" data-keep-scroll="">
      <div className="flex gap-6px items-center pt-10px pb-6px pl-16px lt-tablet:pt-20px lt-tablet:pr-48px lt-tablet:pb-8px">
        <h2 className="heading-2 flex gap-10px items-center" id="plan-title">
          <i className="i-lucide-route text-18px" />
          {title}
        </h2>
        <CompareButton entry={plan.to} name={plan.goal} className="planner-compare" />
      </div>
      <dl
        className="flex flex-wrap row-start-2 col-span-full gap-x-20px gap-y-2px px-16px pb-10px color-text-3
          lt-tablet:gap-y-0 lt-tablet:pb-14px"
        aria-live="polite"
      >
        <Total label="Experience" value={plan.xp} note={`incl. ${plan.moduleXp} for modules`} />
        <Total label="Credits" value={plan.credits} note={`+ ${plan.moduleCredits} to buy the modules`} />
        <Total
          label="Battles"
          value={plan.battles?.value ?? "–"}
          note={plan.battles?.note ?? battlesLack(plan.fields.faults)}
        />
      </dl>
      <details className="planner-details" data-menu="">
        <summary className="planner-opener" aria-label="Steps of the plan">
          <i className="i-lucide-chevron-up" />
        </summary>
        <div className="flex gap-8px pt-10px pr-16px pb-4px lt-tablet:px-16px lt-tablet:pt-0 lt-tablet:pb-14px lt-tablet:[&>*]:flex-1">
          {plan.fromBeginning !== null && (
            <a className="button button-small" href={plan.fromBeginning}>
              From tier I
            </a>
          )}
          <a className="button button-small" href={path + cleared}>
            <i className="i-lucide-trash-2" />
            Clear
          </a>
          <SharePlan title={title} search={plan.search} />
        </div>
        <PlannerForm plan={plan} path={path} />
        <ol className="flex col-span-full overflow-x-auto border-t [scrollbar-width:thin] lt-tablet:block">
          {plan.steps.map((step, index) => (
            <PlanStep key={step.id} step={step} first={index === 0} narrow={isLong(plan)} />
          ))}
        </ol>
      </details>
    </section>
  );
}

function Total({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="flex gap-6px items-baseline">
      <dt>{label}</dt>
      <dd>
        <b className="color-text font-600">{value}</b> <span className="note">{note}</span>
      </dd>
    </div>
  );
}

/** Shares the address of the plan, which is also in the address bar. */
function SharePlan({ title, search }: { title: string; search: string }) {
  const share = async () => {
    const url = location.origin + location.pathname + search;
    await shareLink({ title, url, message: "Anyone who opens it sees this plan." });
  };
  return (
    <button type="button" className="button button-small js-only" onClick={share}>
      <i className="i-lucide-link" />
      Share plan
    </button>
  );
}

interface PlanStepProps {
  step: PlannedVehicle;
  first: boolean;
  narrow: boolean;
}

/** A vehicle of the plan: its cost, and what to research on it before the next one opens. */
function PlanStep({ step, first, narrow }: PlanStepProps) {
  const { modules, further, xp, price, startHere } = step;
  const moduleLook = narrow ? "plan-cost plan-cost-narrow" : "plan-cost";
  return (
    <li className={narrow ? "plan-step plan-step-narrow" : "plan-step"}>
      <h3
        className={`heading-3 flex gap-7px items-center mb-4px whitespace-nowrap ${first ? "color-wg-accent" : "color-text"}`}
      >
        <TierBadge tier={step.tier} />
        <a
          className="overflow-hidden py-3px text-ellipsis hover:underline hover:underline-offset-3px lt-tablet:py-10px"
          href={vehiclePagePath(step)}
          title={step.name}
        >
          {step.shortName}
        </a>
        {first && <i className="i-lucide-check" />}
      </h3>
      {first && <p>In the garage</p>}
      <dl>
        {xp !== null && <Cost label="XP" value={xp} />}
        {price !== null && <Cost label="Credits" value={price} />}
        {modules.map((module) => (
          <Cost key={module.id} label={module.name} value={`${module.xp} XP`} look={moduleLook} />
        ))}
        {further !== null && (
          <Cost label={furtherLabel(further.count, modules.length)} value={`${further.xp} XP`} look={moduleLook} />
        )}
      </dl>
      {startHere !== null && (
        <a className="text-link inline-block py-4px lt-tablet:py-10px" href={startHere}>
          Start here<span className="sr-only">{` with the ${step.name}`}</span>
        </a>
      )}
    </li>
  );
}

function furtherLabel(count: number, needed: number): string {
  const modules = `module${count === 1 ? "" : "s"}`;
  return needed === 0 ? `${count} ${modules}` : `${count} other ${modules}`;
}

/** @param look classes if the label may be cut off; it then also gets a title */
function Cost({ label, value, look }: { label: string; value: string; look?: string }) {
  return (
    <div className={look ?? "plan-cost"}>
      <dt title={look && label}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Milliseconds without typing before the server is asked. */
const ASKING_MS = 200;

/**
 * The planner's fields: a GET form; with script the plan follows the typing, and each new query replaces the last one
 * in the history.
 */
function PlannerForm({ plan, path }: { plan: ResearchPlanContent; path: string }) {
  const { fields, goal } = plan;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [debounce] = useState(createDebounce);
  useEffect(() => debounce.cancel, [debounce]);

  const apply = () => {
    if (!form.current) return;
    const entries = new FormData(form.current);
    const text = (name: string) => entries.get(name)?.toString().trim() ?? "";
    const from = text("from") === "" ? undefined : Number(text("from"));
    const address = { to: Number(text("to")), from, xp: text("xp"), free: text("free"), elite: entries.has("elite") };
    navigate(path + planSearch(address), { replace: true, preventScrollReset: true });
  };
  const applySoon = () => debounce.soon(apply, ASKING_MS);

  // Text that was typed before the script loaded is submitted as well.
  const typedBefore = useEffectEvent(() => {
    const inputs = [...(form.current?.querySelectorAll("input") ?? [])];
    if (inputs.some((input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked))
      applySoon();
  });
  useEffect(() => typedBefore(), []);

  // While the visitor types, the field is not overwritten; on back and forward it takes the address's value.
  useEffect(() => {
    for (const [name, value] of [
      ["xp", fields.xp],
      ["free", fields.free],
    ] as const) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input !== document.activeElement) input.value = value;
    }
    const box = form.current?.elements.namedItem("elite");
    if (box instanceof HTMLInputElement) box.checked = fields.elite;
  }, [fields.xp, fields.free, fields.elite]);

  return (
    <form className="planner-form" action={path} ref={form} onInput={applySoon} aria-label="Settings of the plan">
      <input type="hidden" name="to" value={plan.to} />
      {plan.from !== undefined && <input type="hidden" name="from" value={plan.from} />}
      <NumberField name="xp" label="XP per battle" value={fields.xp} fault={fields.faults.xp} hint="e.g. 800" />
      <NumberField name="free" label="Free XP" value={fields.free} fault={fields.faults.free} hint="0" />
      <label className="flex gap-8px items-center color-text font-550 cursor-pointer lt-tablet:col-span-full lt-tablet:min-h-44px">
        <input
          className="flex-none w-18px h-18px m-0 accent-button lt-tablet:w-24px lt-tablet:h-24px"
          type="checkbox"
          name="elite"
          value="1"
          defaultChecked={fields.elite}
        />
        <span>
          Elite every vehicle on the way{" "}
          <span className="color-text-3 whitespace-nowrap">{`+ ${fields.eliteXp} XP`}</span>
        </span>
      </label>
      <button type="submit" className="button button-small no-js-only lt-tablet:col-span-full">
        Update
      </button>
      <p className="note ml-auto lt-tablet:col-span-full lt-tablet:ml-0">
        {sentence(`Free XP pays for vehicles and modules. Elite adds all modules of each vehicle before the ${goal}`)}
      </p>
    </form>
  );
}

interface ResearchNumberFieldProps {
  name: string;
  label: string;
  value: string;
  fault: string | undefined;
  hint: string;
}

function NumberField({ name, label, value, fault, hint }: ResearchNumberFieldProps) {
  const id = `plan-${name}-fault`;
  return (
    // In a row the fields are together, with the errors below the whole row.
    <div className="tablet:contents">
      <label className="flex gap-8px items-center lt-tablet:grid lt-tablet:gap-6px">
        <span>{label}</span>
        <span className="field tablet:w-104px tablet:h-30px tablet:rounded-8px [&:has([aria-invalid])]:border-danger">
          <input
            name={name}
            defaultValue={value}
            inputMode="numeric"
            maxLength={15}
            placeholder={hint}
            autoComplete="off"
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={fault === undefined ? undefined : id}
          />
        </span>
      </label>
      {fault !== undefined && (
        <p className="color-danger font-550 tablet:basis-full tablet:order-1 lt-tablet:mt-6px" id={id} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** From this many steps on the columns are narrow. */
const LONG = 6;

export function isLong({ steps }: ResearchPlanContent): boolean {
  return steps.length >= LONG;
}
