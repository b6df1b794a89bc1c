import type { TableQuery } from "#app/components/data-table/query/table-query.ts";
import type { LoadTable } from "#app/components/export/export-table.ts";
import { exportedCellsInSteps } from "#app/components/export/table-to-export.ts";
import { aboutModules, chosenModules } from "#app/components/module-table/modules-export.ts";
import { fetchModules } from "./modules-client-data.ts";

export async function exportModules(
  version: string | null,
  query: TableQuery,
  work: Parameters<LoadTable>[0],
): ReturnType<LoadTable> {
  const documents = await fetchModules(version, query.layout);
  const chosen = chosenModules(documents, query);
  const cells = await exportedCellsInSteps(chosen, work);
  return { ...aboutModules(documents, chosen, location.href), ...cells };
}
