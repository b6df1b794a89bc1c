import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { changed, onColumnsOf } from "#app/game/comparison/change.ts";
import { type ComparisonEntry, entryText } from "#app/game/comparison/entry.ts";
import { type ComparisonQuery, comparisonHref, MAX_ENTRIES } from "#app/game/comparison/query.ts";
import { useTray } from "#app/stores/comparison-tray.ts";

/** The name of the buttons of the page's form; their value says what they do (`ComparisonChange`). */
export const CHANGE = "do";

/**
 * Does what a button of the form says: without script the server leads to the address of the outcome, with script it is
 * worked out here and asked for at once. Its vehicles are kept now: who leaves before the new page is drawn finds them.
 * @param nameOf of a vehicle that is compared
 */
export function useChanges(query: ComparisonQuery, nameOf: (id: ComparisonEntry["id"]) => string) {
  const navigate = useNavigate();
  const [announcement, setAnnouncement] = useState("");
  // What has been asked for may not be drawn yet: the next change comes on top of it.
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
  /** Adds a vehicle as the last column. */
  const add = ({ id, name }: { id: ComparisonEntry["id"]; name: string }) => {
    // The eighth may have been asked for and not be drawn yet.
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
 * Where the focus belongs once a button has done what it says, if the button itself is gone by then.
 * @param change what it did (`ComparisonChange`)
 * @param count of the columns that were drawn with it
 * @returns a selector; null where no button goes
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
