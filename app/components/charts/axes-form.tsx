import type { ReactNode } from "react";
import type { ScatterAxes } from "#app/game/charts/scatter-axes.ts";
import { STAT_KEYS, type StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";

interface AxesFormProps {
  action: string;
  axes: ScatterAxes;
  /** What else the address says, as hidden fields. */
  children?: ReactNode;
  /** The figures to choose from; one that is shown comes to them. */
  choices?: readonly StatKey[];
}

/** Which two figures a scatter shows; a form, so that it works without script. */
export function AxesForm({ action, axes, children, choices = STAT_KEYS }: AxesFormProps) {
  const offered = STAT_KEYS.filter((key) => choices.includes(key) || axes.includes(key));
  return (
    <form
      action={action}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-8px items-end mb-12px
        lt-tablet:grid-cols-[minmax(0,1fr)]"
      data-keep-scroll=""
      autoComplete="off"
      aria-label="Axes"
    >
      {children}
      <AxisField name="x" label="Across" value={axes[0]} offered={offered} />
      <AxisField name="y" label="Up" value={axes[1]} offered={offered} />
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}

interface AxisFieldProps {
  name: string;
  label: string;
  value: StatKey;
  offered: readonly StatKey[];
}

function AxisField({ name, label, value, offered }: AxisFieldProps) {
  return (
    <label className="grid gap-4px min-w-0 color-text-3 text-12">
      {label}
      <select className="select-field min-w-0" key={value} name={name} defaultValue={value}>
        {offered.map((key) => (
          <option key={key} value={key}>
            {STAT_META[key].label}
          </option>
        ))}
      </select>
    </label>
  );
}
