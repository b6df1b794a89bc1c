import { DatasetUnavailable, documentsOf } from "#app/api/documents.ts";
import type { TableClientData } from "#app/components/data-table/use-table.ts";
import { type ModuleDocuments, modulesStatistics } from "#app/components/module-table/modules-table.ts";
import type { ModuleTable, ModuleVehicles } from "#app/game/model/modules/module-table.ts";
import { MODULE_VEHICLES_PATH, moduleTablePath, tableKindOf } from "#app/game/model/modules/table-kinds.ts";

/** Reads the modules of a kind. @param version of the dataset, whose documents never change */
export async function fetchModules(version: string | null, view: string): Promise<ModuleDocuments> {
  const kind = tableKindOf(view);
  const read = documentsOf(version);
  const [table, vehicles] = await Promise.all([
    read<ModuleTable>(moduleTablePath(kind)),
    read<ModuleVehicles>(MODULE_VEHICLES_PATH),
  ]);
  if (table === null || vehicles === null) throw new DatasetUnavailable(moduleTablePath(kind));
  return { kind, table, vehicles };
}

export async function modulesClientData(version: string | null, view: string): Promise<TableClientData> {
  const statistics = modulesStatistics(await fetchModules(version, view));
  return { tableOf: () => statistics };
}
