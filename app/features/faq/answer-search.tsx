import { Form } from "react-router";

interface AnswerSearchProps {
  /** What is in the field. */
  typed: string;
  found: number;
  total: number;
  onType(text: string): void;
}

/** The field over the answers: they follow it as one types; without script, once it is sent. */
export function AnswerSearch({ typed, found, total, onType }: AnswerSearchProps) {
  return (
    <Form className="answer-search" action="/faq" role="search" preventScrollReset replace>
      <i className="i-lucide-search" />
      <input
        type="search"
        name="q"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        aria-label="Search the answers"
        placeholder="Search the answers"
        autoComplete="off"
        maxLength={100}
        enterKeyHint="search"
      />
      <span className="note whitespace-nowrap" role="status">
        {typed.trim() !== "" && (found === 0 ? "Nothing found" : `${found} of ${total}, first in the list`)}
      </span>
      {typed !== "" && (
        <a
          className="button button-quiet button-small"
          href="/faq"
          aria-label="Clear the search"
          onClick={() => onType("")}
        >
          <i className="i-lucide-x" />
        </a>
      )}
      <button type="submit" className="button button-small">
        Search
      </button>
    </Form>
  );
}
