import type { ComponentType } from "react";
import { island } from "#app/components/hydration/island.tsx";
import type { ChartsPanelProps } from "./charts-panel.tsx";

const ELEMENT = { id: "charts", className: "charts" };

/** The charts, which only matter once the page is used: on the server they are there at once. */
export const ChartsPart: ComponentType<ChartsPanelProps> = import.meta.env.SSR
  ? await onServer()
  : island(() => import("./charts-panel.tsx").then(({ ChartsPanel }) => ChartsPanel), ELEMENT);

async function onServer(): Promise<ComponentType<ChartsPanelProps>> {
  const { ChartsPanel } = await import("./charts-panel.tsx");
  return (props) => (
    <div {...ELEMENT}>
      <ChartsPanel {...props} />
    </div>
  );
}
