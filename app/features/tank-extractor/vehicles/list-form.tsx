import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { type ExtractQuery, extractToHref } from "#app/widgets/vehicle-extract/extract-address.ts";
import type { ListAnswer } from "../list-report.ts";
import { ListQuestions, ListTold } from "./list-told.tsx";

interface ListFormProps {
  query: ExtractQuery;
  /** The vehicles of the address, a name a line. */
  names: string;
  /** What a list that was sent without script was answered with. */
  sent: ListAnswer | undefined;
}

/**
 * Takes a list of names and ids. It is posted, since it may be longer than any address; the answer leads to the address
 * with its vehicles, or says what is unclear. What was pasted stays in the field.
 */
export function ListForm({ query, names, sent }: ListFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const fetcher = useFetcher<ListAnswer>();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState(sent);
  const report = answer && "text" in answer ? answer : null;
  const typed = answer && "problem" in answer ? answer.typed : undefined;
  const isReading = fetcher.state !== "idle";

  const onAnswer = useEffectEvent((next: ListAnswer) => {
    setAnswer(next);
    if (!("text" in next)) return;
    if (field.current) field.current.value = next.text;
    navigate(next.href, { preventScrollReset: true });
  });
  useEffect(() => {
    if (fetcher.data) onAnswer(fetcher.data);
  }, [fetcher.data]);

  // Another address has its way with the field, unless there is something in it that needs an answer.
  const known = useRef(names);
  useEffect(() => {
    if (known.current === names) return;
    known.current = names;
    if (field.current && answer === undefined) field.current.value = names;
  }, [names, answer]);

  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAnswer(undefined);
    fetcher.submit(new FormData(event.currentTarget), { method: "post", action: extractToHref(query) });
  };
  return (
    <form
      className="grid gap-10px"
      method="post"
      action={extractToHref(query)}
      aria-label="List of vehicles"
      onSubmit={onSubmit}
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
        {answer && "problem" in answer && <p className="note note-bad">{answer.problem}</p>}
        {report && <ListTold report={report} />}
      </div>
      {report && <ListQuestions report={report} />}
      <button type="submit" className="button button-small justify-self-start" aria-disabled={isReading || undefined}>
        {isReading ? "Reading the list …" : report ? "Read the list again" : "Choose these vehicles"}
      </button>
    </form>
  );
}
