import { PanelHead } from "#app/components/panel-head.tsx";
import { AnchorLink, type RichParts, RichText } from "#app/components/rich-text/rich-text.tsx";
import { matchedPieces, type SearchedAnswer, type SearchedTopic } from "./search-answers.ts";

interface TopicPanelProps {
  topic: SearchedTopic;
  query: string;
  /** Anchors of the answers that are open from the start. */
  open: readonly string[];
  parts: RichParts;
}

export function TopicPanel({ topic: { anchor, title, answers }, query, open, parts }: TopicPanelProps) {
  return (
    <section className="panel overflow-hidden" aria-labelledby={anchor}>
      <PanelHead id={anchor} title={title} />
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

interface AnswerItemProps {
  answer: SearchedAnswer;
  /** The search whose words are marked. */
  query: string;
  /** Whether it is open from the start. */
  open: boolean;
  parts: RichParts;
}

/**
 * A question that opens to its answer. The anchor is inside the answer, so that browsers that support it open the
 * answer for a link.
 */
function AnswerItem({ answer: { anchor, question, nodes, found }, query, open, parts }: AnswerItemProps) {
  return (
    <div className={found ? "answer answer-found" : "answer"}>
      {/* Remounted for a match, so that it opens. */}
      <details open={open || found !== false} key={String(found)}>
        <summary>
          <i className="i-lucide-chevron-right" />
          <h3>
            <Marked text={question} query={query} />
          </h3>
        </summary>
        <div className="answer-text doc" id={anchor}>
          <RichText nodes={nodes} parts={parts} />
        </div>
      </details>
      <AnchorLink id={anchor} name={question} />
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return matchedPieces(text, query).map((piece) =>
    piece.matches ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
  );
}
