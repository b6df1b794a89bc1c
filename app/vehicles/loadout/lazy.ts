import type { ComponentType } from "react";
import { pagePart } from "#app/components/hydration/page-part.tsx";
import type { StatView } from "../characteristics/stats-view.ts";
import type { SetUpPanelProps } from "./set-up-panel.tsx";

// A page without a set-up loads nothing of the calculator. On the server its parts are there at once, since pages are
// rendered synchronously.

/** The panel of a set-up. */
export const SetUpPanel: ComponentType<SetUpPanelProps> = import.meta.env.SSR
  ? (await import("./set-up-panel.tsx")).SetUpPanel
  : pagePart(() => import("./set-up-panel.tsx").then((module) => module.SetUpPanel));

/** A figure of a set-up. */
export const CalculatedRow: ComponentType<{ stat: StatView; path: string }> = import.meta.env.SSR
  ? (await import("./calculated-row.tsx")).CalculatedRow
  : pagePart(() => import("./calculated-row.tsx").then((module) => module.CalculatedRow));
