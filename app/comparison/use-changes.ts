import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { changed, onColumnsOf } from "#app/game/comparison/change.ts";
import { type ComparisonEntry, entryText } from "#app/game/comparison/entry.ts";
import { type ComparisonQuery, comparisonHref, MAX_ENTRIES } from "#app/game/comparison/query.ts";
import { useTray } from "#app/stores/comparison-tray.ts";

/** `name` of the form's buttons; their value is the change (`ComparisonChange`). */
export const CHANGE = "do";

/**
 * Applies the change of a form button: without script the server redirects to the resulting URL; with script the
 * result is computed here and requested at once. Its vehicles are stored immediately, so leaving before the new page
 * renders does not lose them.
 * @param nameOf name of a compared vehicle
 */
export function useChanges(query: ComparisonQuery, nameOf: (id: ComparisonEntry["id"]) => string) {
  const navigate = useNavigate();
  const [announcement, setAnnouncement] = useState("");
  // The requested state may not be rendered yet: the next change builds on it.
  const latestQuery = useRef(query);
  const newNames = useRef(new Map<ComparisonEntry["id"], string>());
  const focus = useRef<string | null>(null);
  useEffect(() => {
    latestQuery.current = query;
    const selector = focus.current;
    focus.current = null;
    // A button that is gone has taken the focus with it.
    if (selector !== null && (document.activeElement ?? document.body) === document.body) {
      document.querySelector<HTMLElement>(selector)?.focus();
    }
  }, [query]);
  const ask = (next: ComparisonQuery) => {
    latestQuery.current = next;
    const named = ({ id }: ComparisonEntry) => newNames.current.get(id) ?? nameOf(id);
    useTray.getState().put(next.entries.map((entry) => ({ v: entryText(entry), name: named(entry) })));
    navigate(comparisonHref(next), { preventScrollReset: true });
  };
  const change = (text: string, say = "") => {
    setAnnouncement(say);
    focus.current = focusAfter(text, query.entries.length);
    ask(changed(latestQuery.current, onColumnsOf(latestQuery.current, query, text)));
  };
  const add = ({ id, name }: { id: ComparisonEntry["id"]; name: string }) => {
    // The eighth column may be requested but not rendered yet.
    if (latestQuery.current.entries.length >= MAX_ENTRIES) {
      setAnnouncement(`A comparison has ${MAX_ENTRIES} vehicles at most: ${name} was not added`);
      return;
    }
    setAnnouncement(`${name} added`);
    newNames.current.set(id, name);
    ask({ ...latestQuery.current, entries: [...latestQuery.current.entries, { id, loadout: "" }] });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== CHANGE) return;
    event.preventDefault();
    change(submitter.value, submitter.dataset.told);
  };
  return { change, add, onSubmit, announcement };
}

/**
 * Where the focus goes after a button's action, if the button itself is gone by then.
 * @param change the action done (`ComparisonChange`)
 * @param count of the columns rendered with the button
 * @returns a selector; null if the action removes no button
 */
export function focusAfter(change: string, count: number): string | null {
  const [verb, first, second] = change.split(".");
  switch (verb) {
    case "remove":
      // The next column's button, or the one before of the last.
      return count > 1 ? `[value="remove.${Math.min(Number(first), count - 2)}"]` : BEGIN;
    case "clear":
      return BEGIN;
    case "base":
      return `[data-column="0"] summary`;
    case "move":
      return `[data-column="${second}"] summary`;
    default:
      return null;
  }
}

/** The heading of the page without vehicles. */
const BEGIN = "#begin";
