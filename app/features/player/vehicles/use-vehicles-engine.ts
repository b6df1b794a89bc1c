import { startTransition, useCallback, useRef, useState } from "react";
import type { UsedEngine } from "#app/widgets/data-table/use-table-engine.ts";
import type { StatisticsEngine } from "#app/widgets/statistics-table/statistics-engine.ts";
import type { VehiclesOf } from "./vehicles-engine.ts";
import type { VehicleCells } from "./vehicles-table.ts";

/** The engine over the rows that came with the page, made when something asks for it; other rows have another one. */
export function useVehiclesEngine(cells: VehicleCells, of: VehiclesOf): UsedEngine<StatisticsEngine> {
  const [made, setMade] = useState<{ engine: StatisticsEngine; cells: VehicleCells } | null>(null);
  const whose = useRef(of);
  whose.current = of;
  const load = useCallback(async () => {
    const { vehiclesEngine } = await import("./vehicles-engine.ts");
    const engine = vehiclesEngine(cells, whose.current);
    startTransition(() => setMade({ engine, cells }));
    return engine;
  }, [cells]);
  const engine = made?.cells === cells ? made.engine : null;
  return { engine, load };
}
