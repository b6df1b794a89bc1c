import { Hono } from "hono";
import type { z } from "zod";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { exportedCells } from "#app/components/export/table-to-export.ts";
import { aboutModules, chosenModules } from "#app/components/module-table/modules-export.ts";
import { modulesCall, modulesDefinition } from "#app/components/module-table/modules-table.ts";
import { TABLE_KINDS, tableKindOf } from "#app/game/model/modules/table-kinds.ts";
import { answerTable, type CallKind, listOf, tableParameters } from "#workers/catalogue/tables/answer-table.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { tagged } from "#workers/http/content-tag.ts";
import { OPEN } from "./files.ts";

/**
 * GET /api/modules.csv and .json: the modules of a kind (`view`) with the vehicles that use them, by the filters, order
 * and columns of the page's address.
 */
export function modulesApi() {
  const api = new Hono<ApiEnv>();
  api.get("/modules.csv", tagged, (c) => answer(c, "csv"));
  api.get("/modules.json", tagged, (c) => answer(c, "json"));
  return api;
}

/** Which modules the table is of. */
export const viewParameter: z.ZodType<string> = listOf(
  (kind) =>
    TABLE_KINDS.some((tableKind) => tableKind === kind)
      ? null
      : `“${kind}” is no kind of modules: ${TABLE_KINDS.join(", ")}.`,
  1,
).describe(`Kind of module, one of ${TABLE_KINDS.join(", ")}; default \`guns\`. Each kind has its own columns.`);

const readers = Object.fromEntries(
  TABLE_KINDS.map((kind) => [kind, tableParameters(modulesDefinition(kind), { view: viewParameter })]),
);

function answer(c: ApiContext, end: CallKind): Response | Promise<Response> {
  const { searchParams } = new URL(c.req.url);
  const kind = tableKindOf(searchParams.get("view"));
  const read = readers[kind]?.(searchParams);
  if (!read || "problem" in read) return apiError(c, "invalid", read?.problem ?? "", { headers: OPEN });
  const query = parseQuery(read.params, modulesDefinition(kind));
  return answerTable(c, {
    kind: end,
    async read(files, origin) {
      const [table, vehicles] = await Promise.all([files.moduleTable(kind), files.moduleVehicles()]);
      const documents = { kind, table, vehicles };
      const chosen = chosenModules(documents, query);
      const address = new URL(modulesCall(query, end), origin).href;
      return { table: { ...aboutModules(documents, chosen, address), ...exportedCells(chosen) } };
    },
  });
}
