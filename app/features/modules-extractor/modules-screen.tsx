import { Suspense } from "react";
import { useLocation } from "react-router";
import { parseQuery } from "#app/widgets/data-table/query/parse-query.ts";
import { shownColumns } from "#app/widgets/data-table/query/table-query.ts";
import { useShown } from "#app/widgets/data-table/use-table-engine.ts";
import { ExportPart } from "#app/widgets/export/export-part.tsx";
import { modulesCall } from "#app/widgets/module-table/modules-address.ts";
import { moduleFileKeys, modulesModel } from "#app/widgets/module-table/modules-model.ts";
import { StatisticsPanel } from "#app/widgets/statistics-table/statistics-panel.tsx";
import type { ShownStatistics } from "#app/widgets/statistics-table/statistics-view.ts";
import { useModulesEngine } from "./use-modules-engine.ts";

interface ModulesScreenProps {
  /** One page, from the server. */
  view: ShownStatistics;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The modules of a kind with their filters, and below them the ways to take them along. */
export function ModulesScreen({ view, version }: ModulesScreenProps) {
  const { search } = useLocation();
  const used = useModulesEngine(version, view.query.layout);
  const { total } = useShown(used.engine, search, view);
  const model = modulesModel(view.query.layout);
  const query = parseQuery(new URLSearchParams(search), model);
  const columns = moduleFileKeys(shownColumns(query, model)).length;
  return (
    <>
      <StatisticsPanel
        modelOf={modulesModel}
        view={view}
        used={used}
        exportsItself
        legend="A module that vehicles have with other figures has a row for each"
      />
      <Suspense>
        <ExportPart
          size={{ rows: total, columns, of: model.counted?.[1] ?? "modules" }}
          calls={{ csv: modulesCall(query, "csv"), json: modulesCall(query, "json") }}
          load={(work) =>
            import("./export-modules.client.ts").then(({ exportModules }) => exportModules(version, query, work))
          }
        />
      </Suspense>
    </>
  );
}
