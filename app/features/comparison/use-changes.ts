import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { changed } from "#app/game/comparison/change.ts";
import { type ComparisonQuery, comparisonHref } from "#app/game/comparison/query.ts";
import { useTray } from "#app/stores/comparison-tray.ts";

/** The name of the buttons of the page's form; their value says what they do (`Change`). */
export const CHANGE = "do";

/**
 * Does what a button of the form says: without script the server leads to the address of the outcome, with script it is
 * worked out here and asked for at once.
 */
export function useChanges(query: ComparisonQuery) {
  const navigate = useNavigate();
  const [told, setTold] = useState("");
  const change = (text: string, say = "") => {
    setTold(say);
    const next = changed(query, text);
    // The page without vehicles would show the ones that are kept.
    if (next.entries.length === 0) useTray.getState().put([]);
    navigate(comparisonHref(next), { preventScrollReset: true });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== CHANGE) return;
    event.preventDefault();
    change(submitter.value, submitter.dataset.told);
  };
  return { change, onSubmit, told };
}
