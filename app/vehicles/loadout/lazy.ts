import type { ComponentType } from "react";
import { pagePart } from "#app/components/hydration/page-part.tsx";
import type { StatView } from "../characteristics/stats-view.ts";
import type { LoadoutPanelProps } from "./loadout-panel.tsx";

// A page without a set-up loads nothing of the calculator. On the server its parts are there at once, since pages are
// rendered synchronously.

/** The panel of a set-up. */
export const LoadoutPanel: ComponentType<LoadoutPanelProps> = import.meta.env.SSR
  ? (await import("./loadout-panel.tsx")).LoadoutPanel
  : pagePart(() => import("./loadout-panel.tsx").then((module) => module.LoadoutPanel));

/** A figure of a set-up. */
export const CalculatedRow: ComponentType<{ stat: StatView; path: string }> = import.meta.env.SSR
  ? (await import("./calculated-row.tsx")).CalculatedRow
  : pagePart(() => import("./calculated-row.tsx").then((module) => module.CalculatedRow));
