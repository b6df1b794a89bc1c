import { isMap, isNode, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";

export type FieldPath = readonly PropertyKey[];
export type ReportAt = (line: number, message: string) => void;

interface YamlFields<T> {
  value: T;
  /** The line on which a field's value begins; for a missing field, the line of its parent. */
  lineOf(path: FieldPath): number;
}

/**
 * Reads fields in YAML and checks them.
 * @param firstLine the line of the file on which the text begins
 * @returns null when something is wrong, which has been reported then
 */
export function readFields<T>(
  text: string,
  schema: z.ZodType<T>,
  firstLine: number,
  report: ReportAt,
): YamlFields<T> | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1;
  for (const { pos, message } of document.errors) report(lineAt(pos[0]), message);
  if (document.errors.length > 0) return null;
  const lineOf = (path: FieldPath): number => {
    const node = nodeAt(document.contents, path);
    return node?.range ? lineAt(node.range[0]) : firstLine;
  };
  // An empty file has no fields; the schema says which ones it needs.
  const read = schema.safeParse(document.toJS() ?? {});
  if (read.success) return { value: read.data, lineOf };
  for (const issue of read.error.issues)
    for (const [path, message] of issueMessages(issue)) report(lineOf(path), message);
  return null;
}

/**
 * The node at a path, or the innermost existing one on the way to it; for a map entry its key, whose line is the
 * field's.
 */
function nodeAt(contents: unknown, path: FieldPath): Node | null {
  let at: unknown = contents;
  let found: Node | null = isNode(contents) ? contents : null;
  for (const step of path) {
    if (isMap(at)) {
      const pair = at.items.find(({ key }) => String(key) === String(step));
      if (!pair) return found;
      if (isNode(pair.key)) found = pair.key;
      at = pair.value;
    } else {
      const items = at as { items?: unknown[] } | null;
      at = items?.items?.[Number(step)];
      if (isNode(at)) found = at;
    }
  }
  return found;
}

/** An issue as sentences, each with the field that it is about. */
function issueMessages(issue: z.core.$ZodIssue): [FieldPath, string][] {
  const name = issue.path.join(".") || "the file";
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => [
      [...issue.path, key],
      `${[...issue.path, key].join(".")}: there is no such field.`,
    ]);
  if (issue.code === "invalid_type" && /received undefined/.test(issue.message))
    return [[issue.path, `${name}: it is missing.`]];
  return [[issue.path, `${name}: ${issue.message}.`]];
}
