import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { createDebounce } from "#app/lib/debounce.ts";
import { sentence } from "#app/lib/text/sentence.ts";
import { planSearch } from "#app/widgets/research-plan/plan-search.ts";
import type { PlanView } from "./plan-view.ts";

/** Milliseconds of no typing before the server is asked. */
const ASKING_MS = 200;

/**
 * The planner's fields: a GET form; with script the plan follows the typing, and each new query replaces the last one
 * in the history.
 */
export function PlannerForm({ plan, path }: { plan: PlanView; path: string }) {
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
    const asked = { to: Number(text("to")), from, xp: text("xp"), free: text("free"), elite: entries.has("elite") };
    navigate(path + planSearch(asked), { replace: true, preventScrollReset: true });
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

interface NumberFieldProps {
  name: string;
  label: string;
  value: string;
  fault: string | undefined;
  hint: string;
}

function NumberField({ name, label, value, fault, hint }: NumberFieldProps) {
  const id = `plan-${name}-fault`;
  return (
    // In a row the fields stand together, and what is wrong with them stands under all of it.
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
