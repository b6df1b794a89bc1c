import type { ComponentType } from "react";
import { lazyPart, NotFetchedSection } from "#app/components/hydration/lazy-part.tsx";
import type { MarksPlannerProps } from "./planner-panel.tsx";

/** The planner, fetched once the page is used: until then it is the server's, a form and links. */
export const Planner: ComponentType<MarksPlannerProps> = import.meta.env.SSR
  ? (await import("./planner-panel.tsx")).PlannerPanel
  : lazyPart(() => import("./planner-panel.tsx").then(({ PlannerPanel }) => PlannerPanel), NotFetchedSection);
