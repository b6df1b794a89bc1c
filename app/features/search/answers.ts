// The stylesheet is made from the class names of markup; of this list as well: @unocss-include
import type { AnswerItem } from "./items.ts";

/** A question of the page of questions, with the anchor of its answer and words it is looked for by. */
export interface Answer {
  question: string;
  anchor: string;
  aliases: readonly string[];
}

/** The answers that the palette finds. */
export const ANSWERS: readonly Answer[] = [
  {
    question: "How do I clear cache and cookies?",
    anchor: "clearing",
    aliases: ["delete cookies", "old copy", "broken page"],
  },
];

export function answerItem({ question, anchor, aliases }: Answer, place: number): AnswerItem {
  return {
    kind: "answer",
    key: `answer:${anchor}`,
    label: question,
    aliases,
    rank: -place,
    href: `/faq#${anchor}`,
    icon: "i-lucide-circle-question-mark",
  };
}
