import { z } from "zod";
import {
  FAQ_PARTS,
  FAQ_PATH,
  type Faq,
  type FaqAnswer,
  type FaqTopic,
  QUESTIONS_PATH,
  type Question,
} from "#app/game/site/faq.ts";
import { type ContentEntry, defineKind } from "../content-kind.ts";

const schema = z.strictObject({
  title: z.string().trim().min(1).max(60),
  /** Place among the topics, lowest first. */
  order: z.int().min(0),
  updated: z.iso.date(),
  /** Further words that the search finds a question by, by its anchor. */
  aliases: z.record(z.string(), z.array(z.string().trim().min(1).max(60)).max(8)).optional(),
});
type Fields = z.infer<typeof schema>;

/** Topics of /faq: each second-level heading is a question, and the text after it is the answer. */
export const faq = defineKind({
  files: "faq/*.md",
  schema,
  headingsFrom: 2,
  parts: FAQ_PARTS,
  publish(entries) {
    const sorted = [...entries].sort((a, b) => a.fields.order - b.fields.order);
    const topics = sorted.map(topicOf);
    checkAnchors(sorted);
    const updated = entries.map(({ fields }) => fields.updated).sort();
    const published: Faq = { updated: updated.at(-1) ?? "", topics };
    const questions = topics.flatMap(({ answers }) => answers.map(({ nodes: _, ...question }): Question => question));
    return { [FAQ_PATH]: published, [QUESTIONS_PATH]: questions };
  },
  pages: (entries) => [{ path: "/faq", anchors: entries.flatMap(anchorsOf) }],
});

function topicOf(entry: ContentEntry<Fields>): FaqTopic {
  const { fields, text, name, fault } = entry;
  const answers: FaqAnswer[] = [];
  for (const node of text.nodes) {
    const heading = typeof node === "object" && "tag" in node && node.tag === "h2" ? node.id : undefined;
    const last = answers.at(-1);
    if (heading !== undefined) {
      const question = text.headings.find(({ id }) => id === heading)?.text ?? "";
      answers.push({ question, anchor: heading, aliases: fields.aliases?.[heading] ?? [], nodes: [] });
    } else if (last) answers[answers.length - 1] = { ...last, nodes: [...last.nodes, node] };
    else fault([], "It begins with a question: a heading of the second level.");
  }
  for (const anchor of Object.keys(fields.aliases ?? {}))
    if (!answers.some((answer) => answer.anchor === anchor))
      fault(["aliases", anchor], `aliases.${anchor}: there is no question with this anchor.`);
  for (const { question, nodes } of answers) if (nodes.length === 0) fault([], `“${question}” has no answer.`);
  return { title: fields.title, anchor: name, answers };
}

function anchorsOf({ name, text }: ContentEntry<Fields>): string[] {
  return [name, ...text.headings.map(({ id }) => id)];
}

/** All topics stand on one page. */
function checkAnchors(entries: readonly ContentEntry<Fields>[]): void {
  const taken = new Set<string>();
  for (const entry of entries) {
    for (const anchor of anchorsOf(entry)) {
      if (taken.has(anchor)) entry.fault([], `The anchor “${anchor}” is taken by another question or topic.`);
      taken.add(anchor);
    }
  }
}
