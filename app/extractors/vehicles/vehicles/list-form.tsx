import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { shortened } from "#app/components/data-table/query/unread-parameters.ts";
import { type ExtractQuery, extractToHref } from "#app/components/vehicle-extract/extract-address.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { ListAnswer, ListReport, Truncated, VehicleCandidate } from "../list-report.ts";

interface ListFormProps {
  query: ExtractQuery;
  /** The vehicles of the address, a name a line. */
  names: string;
  /** The response to the last list sent, until the address changes. */
  sent: ListAnswer | undefined;
}

/**
 * Takes a list of names and ids. Uses POST, since the list may be longer than any address. The response redirects to
 * the address with its vehicles, or says what is unclear. The pasted text stays in the field.
 */
export function ListForm({ query, names, sent }: ListFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const [answer, setAnswer] = useState(sent);
  const report = answer && "text" in answer ? answer : null;
  const typed = answer && "problem" in answer ? answer.typed : undefined;
  const isReading = useNavigation().formMethod === "POST";

  // It stays when its vehicles are led to. An answer that was rendered without script is at its vehicles already.
  const led = useRef(sent);
  const onAnswer = useEffectEvent((next: ListAnswer) => {
    setAnswer(next);
    if (!("text" in next)) return;
    if (field.current) field.current.value = next.text;
    navigate(next.href, { preventScrollReset: true });
  });
  useEffect(() => {
    if (!sent || led.current === sent) return;
    led.current = sent;
    onAnswer(sent);
  }, [sent]);

  // Another address has its way with the field, unless there is something in it that needs an answer.
  const known = useRef(names);
  useEffect(() => {
    if (known.current === names) return;
    known.current = names;
    if (field.current && answer === undefined) field.current.value = names;
  }, [names, answer]);

  return (
    <Form
      className="grid gap-10px"
      method="post"
      action={extractToHref(query)}
      replace
      preventScrollReset
      aria-label="List of vehicles"
      onSubmit={() => setAnswer(undefined)}
    >
      <textarea
        ref={field}
        className="list-field"
        name="list"
        rows={5}
        defaultValue={report?.text ?? typed ?? names}
        placeholder={"E 100\nIS-7\n4481"}
        aria-label="Names or ids"
        aria-describedby="list-how"
        autoComplete="off"
        spellCheck={false}
      />
      <p className="note" id="list-how">
        Names, short names, tags or ids: one a line, or with commas, semicolons or tabs. Up to 5,000.
      </p>
      <div className="grid gap-10px" role="status">
        {answer && "problem" in answer && <p className="note color-danger">{answer.problem}</p>}
        {report && <ListFeedback report={report} />}
      </div>
      {report && <ListQuestions report={report} />}
      <button type="submit" className="button button-small justify-self-start" aria-disabled={isReading || undefined}>
        {isReading ? "Reading the list …" : report ? "Read the list again" : "Choose these vehicles"}
      </button>
    </Form>
  );
}

function ListFeedback({ report }: { report: ListReport }) {
  const { found, guessed, questions, notFound, repeated, unread, unsearched } = report;
  return (
    <div className={`callout ${notFound.count + questions.count > 0 ? "callout-warning" : ""}`}>
      <i className={notFound.count + questions.count > 0 ? "i-lucide-triangle-alert" : "i-lucide-info"} />
      <div className="grid gap-6px">
        {notFound.count > 0 && (
          <p>
            <b>{formatNumber(notFound.count)} not found:</b> {listed(notFound, ({ text }) => quoted(text))}.
          </p>
        )}
        {questions.count > 0 && (
          <p>
            <b>{formatNumber(questions.count)} unclear:</b> {listed(questions, ({ text }) => quoted(text))}. Which of
            these?
          </p>
        )}
        {guessed.count > 0 && (
          <p>Read by a part of the name: {listed(guessed, ({ text, name }) => `${quoted(text)} as ${name}`)}.</p>
        )}
        {repeated > 0 && (
          <p>
            {repeated === 1 ? "1 line names" : `${formatNumber(repeated)} lines name`} a vehicle again: it counts once.
          </p>
        )}
        {unsearched > 0 && (
          <p>
            Only the first 100 unknown names were matched by part;{" "}
            {unsearched === 1 ? "1 was" : `${formatNumber(unsearched)} were`} matched by full name only.
          </p>
        )}
        {unread > 0 && (
          <p>
            A list can have 5,000 names. The last {unread === 1 ? "one wasn’t" : `${formatNumber(unread)} weren’t`}{" "}
            read.
          </p>
        )}
        <p>
          {found === 0
            ? "No vehicle in the list is known. Your choice hasn’t changed."
            : `${found === 1 ? "1 vehicle is" : `${formatNumber(found)} vehicles are`} in.`}
        </p>
      </div>
    </div>
  );
}

/** The choices that make a list clear: they are sent with it, and written into it. */
function ListQuestions({ report: { questions, notFound } }: { report: ListReport }) {
  const likes = notFound.first.flatMap(({ text, like }) => (like ? [{ text, choices: [like], isLike: true }] : []));
  const all = [...questions.first.map((question) => ({ ...question, isLike: false })), ...likes];
  if (all.length === 0) return null;
  return (
    <fieldset className="grid gap-8px p-0 border-0">
      <legend className="sr-only">Which of these?</legend>
      {all.map(({ text, choices, isLike }) => (
        <label key={text} className="grid gap-4px text-13 color-text-2 [overflow-wrap:anywhere]">
          {isLike ? `Instead of ${quoted(text)}` : `${quoted(text)} is`}
          <select className="select-field w-full min-w-0" name="answer" defaultValue="">
            <option value="">{isLike ? "Leave it out" : "Choose one, or leave it out"}</option>
            {choices.map((choice) => option(text, choice))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function option(text: string, { id, label }: VehicleCandidate) {
  return (
    <option key={id} value={`${id} ${text}`}>
      {label}
    </option>
  );
}

function listed<T>({ first, count }: Truncated<T>, textOf: (entry: T) => string): string {
  const texts = first.map(textOf).join(", ");
  return count > first.length ? `${texts} and ${formatNumber(count - first.length)} more` : texts;
}

/** As much of an entry as one recognises it by. */
const quoted = (text: string) => `“${shortened(text, 40)}”`;
