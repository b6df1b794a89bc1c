import type { ComponentType } from "react";
import { island } from "#app/components/hydration/island.tsx";
import type { RecommendedPanelProps } from "./recommended-panel.tsx";

const ELEMENT = { id: "recommended", className: "panel far-panel [--usual-height:640px]" };

/** Nothing of it needs script: what there is of it comes when the page is used. */
export const RecommendedPart: ComponentType<RecommendedPanelProps> = import.meta.env.SSR
  ? await onServer()
  : island(() => import("./recommended-panel.tsx").then((module) => module.RecommendedPanel), ELEMENT);

async function onServer(): Promise<ComponentType<RecommendedPanelProps>> {
  const { RecommendedPanel } = await import("./recommended-panel.tsx");
  return (props) => (
    <div {...ELEMENT}>
      <RecommendedPanel {...props} />
    </div>
  );
}
