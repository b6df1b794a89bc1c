import { tableEngineHook } from "#app/widgets/data-table/use-table-engine.ts";
import type { MarksEngine } from "./marks-engine.ts";
import { MARKS_TABLE } from "./marks-model.ts";
import type { ShownMarks } from "./marks-selection.ts";

/** The engine of the marks once something has asked for it; until then, and if it cannot be had, null. */
export const useMarksEngine = tableEngineHook<ShownMarks, MarksEngine>(MARKS_TABLE.path, (version) =>
  import("./marks-engine.ts").then(({ loadMarksEngine }) => loadMarksEngine(version)),
);
