import type { RichParts } from "#app/widgets/rich-text/rich-text.tsx";
import { AnswerItem } from "./answer-item.tsx";
import type { ShownTopic } from "./search-answers.ts";

interface TopicPanelProps {
  topic: ShownTopic;
  query: string;
  /** Anchors of the answers that are open from the start. */
  open: readonly string[];
  parts: RichParts;
}

/** The questions of a topic. */
export function TopicPanel({ topic: { anchor, title, answers }, query, open, parts }: TopicPanelProps) {
  return (
    <section className="panel overflow-hidden" aria-labelledby={anchor}>
      <h2 className="heading-2 panel-head" id={anchor}>
        {title}
      </h2>
      {answers.map((answer) => (
        <AnswerItem
          key={answer.anchor}
          answer={answer}
          query={query}
          open={open.includes(answer.anchor)}
          parts={parts}
        />
      ))}
    </section>
  );
}
