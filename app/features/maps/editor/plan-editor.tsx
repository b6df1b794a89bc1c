import { useRef } from "react";
import type { Goals } from "#app/game/maps/own-plan/spot-words.ts";
import type { PlanView } from "#app/game/maps/plan-view.ts";
import { useHydrating } from "#app/ui/hydration/use-hydrating.ts";
import { MapSheet } from "#app/widgets/map-plan/map-sheet.tsx";
import { OwnMarks } from "../own-plan/own-marks.tsx";
import type { PlanInProgress } from "../own-plan/use-own-plan.ts";
import { PlanDrawing } from "../plan/plan-drawing.tsx";
import { SpotLine } from "./spot-line.tsx";
import { SpotSign } from "./spot-sign.tsx";
import { ToolBar } from "./tool-bar.tsx";
import { useDrawing } from "./use-drawing.ts";
import { useKeys } from "./use-keys.ts";
import { usePointer } from "./use-pointer.ts";
import { useTools } from "./use-tools.ts";

export interface PlanEditorProps {
  /** What the definitions hold of the map. */
  drawing: PlanView;
  label: string;
  goals: Goals;
  own: PlanInProgress;
}

const DRAWN_ON = {
  ...{ role: "application", tabIndex: 0, "aria-label": "The plan, to draw on", "aria-describedby": "plan-keys" },
};

/** The plan of a map to draw on: by mouse, by touch, and by the keys of a cursor. */
export function PlanEditor({ drawing, label, goals, own }: PlanEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const sending = useHydrating();
  const tools = useTools(root);
  const work = useDrawing(own, tools, goals);
  const pointer = usePointer(work, tools);
  const keys = useKeys(work, tools, own);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend
    <div ref={root} role="group" aria-label="Plan and tools" onKeyDown={keys.onUndoKeys}>
      <MapSheet beside={<ToolBar tools={tools} own={own} />}>
        <div
          className="map-surface"
          data-tool={tools.tool}
          {...(sending ? {} : DRAWN_ON)}
          {...pointer}
          {...keys.onPlan}
        >
          <PlanDrawing plan={drawing} label={label}>
            <OwnMarks plan={work.shown} bounds={goals.bounds} />
            <SpotSign spot={work.spot} drawing={drawing} />
          </PlanDrawing>
        </div>
      </MapSheet>
      <p className="sr-only js-only" id="plan-keys">
        Arrow keys move the cursor, with Shift by a square. Enter sets or begins, and Enter at the same place ends a
        line. Delete removes, Control Z takes back, Escape lets go.
      </p>
      <p className="sr-only" role="status">
        {work.said}
      </p>
      <SpotLine spot={work.spot} goals={goals} />
    </div>
  );
}
