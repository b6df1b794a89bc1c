import { tableEngineHook } from "#app/components/data-table/use-table-engine.ts";
import type { IndexEngine } from "./index-engine.ts";
import { INDEX } from "./index-model.ts";
import type { IndexPanelData } from "./index-shown.ts";

/** The engine of the index once something has asked for it; until then, and if it cannot be had, null. */
export const useIndexEngine = tableEngineHook<IndexPanelData, IndexEngine>(INDEX.path, (version) =>
  import("./index-engine.ts").then(({ loadIndexEngine }) => loadIndexEngine(version)),
);
