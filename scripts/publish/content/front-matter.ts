export interface FrontMatter {
  fields: string;
  /** Line of the file on which the fields begin. */
  fieldsLine: number;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** Takes the fields between two lines of `---` off the head of a file; null when there are none. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const found = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  if (found?.index !== 0) return null;
  const [head, fields = ""] = found;
  return { fields, fieldsLine: 2, body: text.slice(head.length), bodyLine: head.split("\n").length };
}
