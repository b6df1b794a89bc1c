import { tableClientDataHook } from "#app/components/data-table/use-table-client-data.ts";
import type { IndexClientData } from "./index-client-data.ts";
import { INDEX } from "./index-definition.ts";
import type { IndexPanelData } from "./index-panel-data.ts";

/** The engine of the index once something has asked for it; until then, and if it cannot be had, null. */
export const useIndexClientData = tableClientDataHook<IndexPanelData, IndexClientData>(INDEX.path, (version) =>
  import("./index-client-data.ts").then(({ loadIndexClientData: loadIndexEngine }) => loadIndexEngine(version)),
);
