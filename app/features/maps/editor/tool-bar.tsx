import { TOOLS, type Tool } from "#app/game/maps/own-plan/drawing.ts";
import { INKS } from "#app/game/maps/own-plan/own-plan.ts";
import { INK_LABELS } from "#app/game/maps/own-plan/plan-words.ts";
import { INK_CLASSES } from "../own-plan/ink-classes.ts";
import type { PlanInProgress } from "../own-plan/use-own-plan.ts";
import type { Tools } from "./use-tools.ts";

const TOOL_SIGNS: Record<Tool, [icon: string, label: string]> = {
  move: ["i-lucide-mouse-pointer-2", "Move"],
  marker: ["i-lucide-map-pin", "Marker"],
  arrow: ["i-lucide-move-up-right", "Arrow"],
  line: ["i-lucide-pencil", "Draw"],
  ruler: ["i-lucide-ruler", "Distance"],
  eraser: ["i-lucide-eraser", "Eraser"],
};

/** Tools and inks are choices that keep what is chosen before the script of the editor is there. */
export function ToolBar({ tools, own }: { tools: Tools; own: PlanInProgress }) {
  return (
    <div className="map-tools js-only">
      <fieldset>
        <legend className="sr-only">Tool</legend>
        {TOOLS.map((tool) => {
          const [icon, label] = TOOL_SIGNS[tool];
          return (
            <label key={tool} title={label}>
              <input
                className="sr-only"
                type="radio"
                name="tool"
                value={tool}
                defaultChecked={tool === "move"}
                onChange={() => tools.choose(tool)}
                autoComplete="off"
              />
              <i className={icon} />
              <span className="sr-only">{label}</span>
            </label>
          );
        })}
      </fieldset>
      <fieldset>
        <legend className="sr-only">Colour</legend>
        {INKS.map((ink) => (
          <label key={ink} title={INK_LABELS[ink]}>
            <input
              className="sr-only"
              type="radio"
              name="ink"
              value={ink}
              defaultChecked={ink === "amber"}
              onChange={() => tools.dip(ink)}
              autoComplete="off"
            />
            <svg className={INK_CLASSES[ink]} viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
              <path className="map-pen" d="M2 11h18" />
            </svg>
            <span className="sr-only">{INK_LABELS[ink]}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <StepButton icon="i-lucide-undo-2" label="Undo" step={own.undo} />
        <StepButton icon="i-lucide-redo-2" label="Redo" step={own.redo} />
      </div>
    </div>
  );
}

/** Stays where it is, and in focus, when there is nothing more to do. */
function StepButton({ icon, label, step }: { icon: string; label: string; step: (() => void) | null }) {
  return (
    <button type="button" title={label} aria-label={label} aria-disabled={step === null} onClick={() => step?.()}>
      <i className={icon} />
    </button>
  );
}
