import { createContext } from "react-router";

/** Of a list that was sent: the vehicles that the page shows now; null for all. */
interface Pasted {
  vehicles: readonly number[] | null;
}

/**
 * A list that was sent without script and is not clear yet: the page that answers shows its vehicles, though they are
 * not in its address. Null where none was sent.
 */
export const pastedContext = createContext<Pasted | null>(null);
