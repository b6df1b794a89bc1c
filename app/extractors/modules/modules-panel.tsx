import { visibleKeys } from "#app/components/data-table/query/table-query.ts";
import type { TablePage } from "#app/components/data-table/table.ts";
import { rowNoun } from "#app/components/data-table/table-definition.ts";
import { TablePanel } from "#app/components/data-table/table-panel.tsx";
import { ExportPanel } from "#app/components/export/export-panel.tsx";
import { moduleFileKeys, modulesCall, modulesDefinition } from "#app/components/module-table/modules-table.ts";
import type { TableKind } from "#app/game/model/modules/table-kinds.ts";

interface ModulesPanelProps {
  page: TablePage;
  kind: TableKind;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The modules of a kind with their filters, and the export options below them. */
export function ModulesTablePanel({ page, kind, version }: ModulesPanelProps) {
  return (
    <TablePanel
      modelOf={modulesDefinition}
      page={page}
      name={version && `${version} ${kind}`}
      load={() => import("./modules-client-data.ts").then(({ modulesClientData }) => modulesClientData(version, kind))}
      legend="Modules that differ by vehicle have several rows"
      Export={null}
    >
      {({ model, query, current }) => (
        <ExportPanel
          size={{
            rows: current.total,
            columns: moduleFileKeys(visibleKeys(query, model)).length,
            of: rowNoun(model, 0),
          }}
          calls={{ csv: modulesCall(query, "csv"), json: modulesCall(query, "json") }}
          load={(work) =>
            import("./export-modules.client.ts").then(({ exportModules }) => exportModules(version, query, work))
          }
        />
      )}
    </TablePanel>
  );
}
