import type { AddAnswer } from "../server/add-vehicles.ts";

/** What of the typed names was not clear, with a link for everything that may have been meant. */
export function AddAnswered({ answer }: { answer: AddAnswer }) {
  const { problems, questions } = answer;
  return (
    <div className="callout mt-8px" role="status" data-keep-scroll="">
      <i className="i-lucide-info" />
      <div className="grid gap-6px [overflow-wrap:anywhere]">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {questions.map(({ text, choices }) => (
          <p key={text}>
            “{text}” is{" "}
            {choices.map(({ id, label, href }, place) => (
              <span key={id}>
                {place > 0 && (place === choices.length - 1 ? " or " : ", ")}
                <a className="text-link" href={href} rel="nofollow">
                  {label}
                </a>
              </span>
            ))}
            ?
          </p>
        ))}
      </div>
    </div>
  );
}
