import { formatNumber } from "#app/game/stats/format.ts";
import type { Choice, ListReport } from "../list-report.ts";

/** What became of the entries of a list, in sentences. */
export function ListTold({ report }: { report: ListReport }) {
  const { found, guessed, questions, notFound, repeated, unread, unsearched } = report;
  return (
    <div className={`callout ${notFound.count + questions.count > 0 ? "callout-warning" : ""}`}>
      <i className={notFound.count + questions.count > 0 ? "i-lucide-triangle-alert" : "i-lucide-info"} />
      <div className="grid gap-6px [overflow-wrap:anywhere]">
        {notFound.count > 0 && (
          <p>
            <b>{formatNumber(notFound.count)} not found:</b>{" "}
            {listed(
              notFound.first.map(({ text }) => `“${shortened(text)}”`),
              notFound.count,
            )}
            .
          </p>
        )}
        {questions.count > 0 && (
          <p>
            <b>{formatNumber(questions.count)} unclear:</b>{" "}
            {listed(
              questions.first.map(({ text }) => `“${shortened(text)}”`),
              questions.count,
            )}
            . Which of these?
          </p>
        )}
        {guessed.count > 0 && (
          <p>
            Read by a part of the name:{" "}
            {listed(
              guessed.first.map(({ text, name }) => `“${shortened(text)}” as ${name}`),
              guessed.count,
            )}
            .
          </p>
        )}
        {repeated > 0 && (
          <p>
            {repeated === 1 ? "1 line names" : `${formatNumber(repeated)} lines name`} a vehicle again: it counts once.
          </p>
        )}
        {unsearched > 0 && (
          <p>
            Only the first 100 unknown names were looked for by their parts;{" "}
            {unsearched === 1 ? "1 was" : `${formatNumber(unsearched)} were`} compared with whole names only.
          </p>
        )}
        {unread > 0 && (
          <p>A list is read up to 5,000 names: the last {formatNumber(unread)} were not. They stay in the field.</p>
        )}
        <p>
          {found === 0
            ? "No vehicle of the list is known, so that the choice stays as it was."
            : `${found === 1 ? "1 vehicle is" : `${formatNumber(found)} vehicles are`} in.`}
        </p>
      </div>
    </div>
  );
}

/** The choices that make a list clear: they are sent with it, and written into it. */
export function ListQuestions({ report: { questions, notFound } }: { report: ListReport }) {
  const likes = notFound.first.flatMap(({ text, like }) => (like ? [{ text, choices: [like], isLike: true }] : []));
  const all = [...questions.first.map((question) => ({ ...question, isLike: false })), ...likes];
  if (all.length === 0) return null;
  return (
    <fieldset className="grid gap-8px p-0 border-0">
      <legend className="sr-only">Which of these?</legend>
      {all.map(({ text, choices, isLike }) => (
        <label key={text} className="grid gap-4px text-13 color-text-2 [overflow-wrap:anywhere]">
          {isLike ? `Instead of “${shortened(text)}”` : `“${shortened(text)}” is`}
          <select className="select-field w-full min-w-0" name="answer" defaultValue="">
            <option value="">{isLike ? "Leave it out" : "Choose one, or leave it out"}</option>
            {choices.map((choice) => option(text, choice))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function option(text: string, { id, label }: Choice) {
  return (
    <option key={id} value={`${id} ${text}`}>
      {label}
    </option>
  );
}

function listed(first: readonly string[], count: number): string {
  const more = count - first.length;
  return more > 0 ? `${first.join(", ")} and ${formatNumber(more)} more` : first.join(", ");
}

/** As much of an entry as one recognises it by. */
function shortened(text: string): string {
  const letters = [...text];
  return letters.length > 40 ? `${letters.slice(0, 40).join("")}…` : text;
}
