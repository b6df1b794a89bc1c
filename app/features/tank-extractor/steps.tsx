import { ColumnsPanel } from "./columns-panel.tsx";
import { FiguresPanel } from "./figures-panel.tsx";
import type { StepsProps } from "./steps-props.ts";
import { VehiclesPanel } from "./vehicles/vehicles-panel.tsx";

/** What is chosen: vehicles, figures, and the order of the columns. */
export function Steps({ view, sent }: StepsProps) {
  return (
    <div className="extract-steps">
      <VehiclesPanel view={view} sent={sent} />
      <FiguresPanel query={view.query} />
      <ColumnsPanel query={view.query.table} />
    </div>
  );
}
