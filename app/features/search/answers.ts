// The stylesheet is made from the class names of markup; of this list as well: @unocss-include
import type { Question } from "#app/game/model/content/faq.ts";
import type { AnswerItem } from "./items.ts";

export function answerItem({ question, anchor, aliases }: Question, place: number): AnswerItem {
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
