import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { createDebounce } from "#app/lib/debounce.ts";
import { sentence } from "#app/lib/sentence.ts";
import { planSearch } from "./plan-search.ts";
import type { PlanView } from "./plan-view.ts";

/** Rest after the last key before the server is asked. */
const ASKING_MS = 200;

/**
 * What the planner asks: a GET form, and with script an answer that follows the typing. Each new answer replaces the
 * last one in the history.
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

  // What was typed before the script had come is asked as well.
  const typedBefore = useEffectEvent(() => {
    const inputs = [...(form.current?.querySelectorAll("input") ?? [])];
    if (inputs.some((input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked))
      applySoon();
  });
  useEffect(() => typedBefore(), []);

  // A field is the visitor's while they type; from elsewhere (back and forward) the address has its way.
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
    <form className="ask" action={path} ref={form} onInput={applySoon} aria-label="Settings of the plan">
      <input type="hidden" name="to" value={plan.to} />
      {plan.from !== undefined && <input type="hidden" name="from" value={plan.from} />}
      <NumberField name="xp" label="XP per battle" value={fields.xp} fault={fields.faults.xp} hint="e.g. 800" />
      <NumberField name="free" label="Free XP" value={fields.free} fault={fields.faults.free} hint="0" />
      <label className="ask-box">
        <input type="checkbox" name="elite" value="1" defaultChecked={fields.elite} />
        <span>
          Elite every vehicle on the way <span className="t3">{`+ ${fields.eliteXp} XP`}</span>
        </span>
      </label>
      <button type="submit" className="btn sm no-js-only">
        Update
      </button>
      <p className="note">
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
    <div className="ask-field">
      <label>
        <span>{label}</span>
        <span className="field">
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
        <p className="ask-fault" id={id} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
