import { DatasetUnavailable, documentsOf } from "#app/api/documents.ts";
import type { ModuleDocuments } from "#app/components/module-table/module-rows.ts";
import { modulesStatistics } from "#app/components/module-table/modules-statistics.ts";
import {
  type StatisticsClientData,
  statisticsClientData,
} from "#app/components/statistics-table/statistics-client-data.ts";
import type { ModuleTable, ModuleVehicles } from "#app/game/model/modules/module-table.ts";
import { MODULE_VEHICLES_PATH, moduleTablePath, tableKindOf } from "#app/game/model/modules/table-kinds.ts";

/** Reads the modules of a kind. @param version of the dataset, whose documents never change */
export async function readModules(version: string | null, view: string): Promise<ModuleDocuments> {
  const kind = tableKindOf(view);
  const read = documentsOf(version);
  const [table, vehicles] = await Promise.all([
    read<ModuleTable>(moduleTablePath(kind)),
    read<ModuleVehicles>(MODULE_VEHICLES_PATH),
  ]);
  if (table === null || vehicles === null) throw new DatasetUnavailable(moduleTablePath(kind));
  return { kind, table, vehicles };
}

/** All modules of a kind in the browser. */
export async function loadModulesClientData(version: string, view: string): Promise<StatisticsClientData> {
  const statistics = modulesStatistics(await readModules(version, view));
  return statisticsClientData(version, null, () => statistics);
}
