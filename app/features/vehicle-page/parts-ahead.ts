import { ahead } from "#app/ui/hydration/page-part.tsx";
import { ChartsPart } from "./charts/charts-part.tsx";
import { RecommendedPanel } from "./recommended/lazy.ts";
import { CalculatedRow, SetUpPanel } from "./set-up/lazy.ts";
import { parseVehicleChoice } from "./vehicle-choice.ts";

/** Fetches what the page of an address fetches apart, before the browser renders it: nothing moves then. */
export function partsAhead(url: string): Promise<void> {
  const { setUp } = parseVehicleChoice(new URL(url).searchParams);
  return ahead([RecommendedPanel, ChartsPart, ...(setUp === "nominal" ? [] : [SetUpPanel, CalculatedRow])]);
}
