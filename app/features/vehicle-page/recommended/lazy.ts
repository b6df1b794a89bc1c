import type { ComponentType } from "react";
import { NotFetchedSection } from "#app/ui/hydration/lazy-part.tsx";
import { pagePart } from "#app/ui/hydration/page-part.tsx";
import type { RecommendedPanelProps } from "./recommended-panel.tsx";

/** Nothing of it needs script: what there is of it comes when the page is used. */
export const RecommendedPanel: ComponentType<RecommendedPanelProps> = import.meta.env.SSR
  ? (await import("./recommended-panel.tsx")).RecommendedPanel
  : pagePart(() => import("./recommended-panel.tsx").then((module) => module.RecommendedPanel), NotFetchedSection);
