import { unpackProfile } from "#app/game/model/vehicle/vehicle-profiles.ts";
import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";
import { ProfileSketch } from "#app/widgets/profile-sketch.tsx";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import { VehicleMarker } from "#app/widgets/vehicle-link.tsx";
import { ChangeButton } from "../change-button.tsx";
import { Choices } from "../choices.tsx";
import type { ColumnView } from "./column-view.ts";
import type { ColumnDrag } from "./use-column-drag.ts";

export interface ColumnHeadProps {
  column: ColumnView;
  /** From 0, and of how many. */
  place: number;
  count: number;
  drag: ColumnDrag;
}

/** Who a column is and what it has; it scrolls away, while the name below it stays. */
export function ColumnHead({ column, place, count, drag }: ColumnHeadProps) {
  const { vehicle, profile, state, patch } = column;
  return (
    <td
      className={place === 0 ? "compare-head compare-base" : "compare-head"}
      data-column={place}
      data-drop={drag.dropAt(place)}
    >
      <div className="flex gap-8px items-center h-32px">
        <NationRoundel nation={vehicle.nation} />
        <TierDial tier={vehicle.tier} />
        <ClassGlyph type={vehicle.type} />
        <VehicleMarker premium={vehicle.premium} collector={vehicle.collector} />
        <span className="flex-1" />
        {count > 1 && (
          <button
            type="button"
            className="compare-grip js-only"
            data-grip=""
            aria-label={`Move ${vehicle.name}: column ${place + 1} of ${count}. Arrow keys or drag`}
            title="Drag, or press the arrow keys"
            {...drag.handlersOf(place)}
          >
            <i className="i-lucide-grip-vertical" />
          </button>
        )}
        <ChangeButton
          change={`remove.${place}`}
          className="compare-remove"
          aria-label={`Remove ${vehicle.name}`}
          told={`${vehicle.name} removed`}
        >
          <i className="i-lucide-x" />
        </ChangeButton>
      </div>
      <div className="compare-drawing">
        {profile ? (
          <ProfileSketch type={vehicle.type} profile={unpackProfile(profile)} />
        ) : (
          <span className="note">Size not known</span>
        )}
      </div>
      <p className="compare-state">
        {state.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className="color-text-3">{patch === null ? "Patch not known" : `Patch ${patch}`}</span>
      </p>
      <ColumnOptions column={column} place={place} count={count} />
    </td>
  );
}

/** What can be done with a column, as buttons that work without script. */
function ColumnOptions({ column, place, count }: Omit<ColumnHeadProps, "drag">) {
  const { vehicle, isFull, modules, setUp, href } = column;
  const own = setUp === "own";
  return (
    <details className="compare-options">
      <summary className="button button-small">
        Change<span className="sr-only">{` ${vehicle.name}`}</span>
        <i className="i-lucide-chevron-down" />
      </summary>
      <div className="grid gap-8px pt-8px">
        {isFull && (
          <>
            <Choices
              label={`Modules of the ${vehicle.name}`}
              options={[
                ...(own
                  ? [{ label: "As in the build", change: `modules.${place}.own` as const, on: modules === "own" }]
                  : []),
                { label: "Top", change: `modules.${place}.top`, on: modules === "top" },
                { label: "Stock", change: `modules.${place}.stock`, on: modules === "stock" },
              ]}
            />
            <Choices
              label={`Set-up of the ${vehicle.name}`}
              options={[
                { label: "Bare", change: `setup.${place}.nominal`, on: setUp === "nominal" },
                { label: "Typical", change: `setup.${place}.typical`, on: setUp === "typical" },
              ]}
            />
            <a className="button button-small" href={href}>
              <i className="i-lucide-calculator" />
              Open {own ? "build" : "vehicle"}
            </a>
          </>
        )}
        {place > 0 && (
          <ChangeButton
            className="button button-small"
            change={`base.${place}`}
            told={`${vehicle.name} is the baseline now`}
          >
            Make baseline<span className="sr-only">{`: ${vehicle.name}`}</span>
          </ChangeButton>
        )}
        {count > 1 && (
          <div className="flex gap-8px">
            <MoveButton name={vehicle.name} from={place} to={place - 1} count={count} />
            <MoveButton name={vehicle.name} from={place} to={place + 1} count={count} />
          </div>
        )}
      </div>
    </details>
  );
}

function MoveButton({ name, from, to, count }: { name: string; from: number; to: number; count: number }) {
  const isLeft = to < from;
  if (to < 0 || to >= count) return null;
  return (
    <ChangeButton
      className="button button-small flex-1"
      change={`move.${from}.${to}`}
      aria-label={`Move ${name} to the ${isLeft ? "left" : "right"}`}
      told={`${name} is column ${to + 1} of ${count}`}
    >
      <i className={isLeft ? "i-lucide-arrow-left" : "i-lucide-arrow-right"} />
    </ChangeButton>
  );
}
