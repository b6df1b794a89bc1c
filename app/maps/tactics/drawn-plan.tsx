import type { ComponentType } from "react";
import { KeptHtml } from "#app/components/hydration/kept-html.tsx";
import { lazyPart } from "#app/components/hydration/lazy-part.tsx";
import { MapSheet } from "#app/components/map-plan/map-sheet.tsx";
import { PlanDrawing } from "../plan/plan-drawing.tsx";
import type { PlanEditorProps } from "./editor/plan-editor.tsx";
import { OwnMarks } from "./own-marks.tsx";

/** The plan with what was drawn on it, for as long as nobody can draw. */
export function DrawnPlan({ drawing, label, goals, own }: PlanEditorProps) {
  return (
    <MapSheet>
      <PlanDrawing plan={drawing} label={label}>
        <OwnMarks plan={own.plan} bounds={goals.bounds} />
      </PlanDrawing>
    </MapSheet>
  );
}

function NotFetched(props: PlanEditorProps) {
  return (
    <KeptHtml as="div">
      <DrawnPlan {...props} />
    </KeptHtml>
  );
}

/** The plan to draw on, fetched once the page is used: until then it is the server's. */
export const PlanEditor: ComponentType<PlanEditorProps> = import.meta.env.SSR
  ? (await import("./editor/plan-editor.tsx")).PlanEditor
  : lazyPart(() => import("./editor/plan-editor.tsx").then((module) => module.PlanEditor), NotFetched);
