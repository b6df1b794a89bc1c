import { useEffect, useState } from "react";

/** What only script can do with a build: take a change back, and do it again. */
export function SetUpTools({ undo, redo }: { undo: (() => void) | null; redo: (() => void) | null }) {
  // The server's HTML is without them: without script they would do nothing.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!alive) return null;
  return (
    <span className="flex gap-8px">
      <button type="button" className="button button-small" disabled={!undo} onClick={() => undo?.()}>
        <i className="i-lucide-undo-2" />
        Undo
      </button>
      <button type="button" className="button button-small" disabled={!redo} onClick={() => redo?.()}>
        <i className="i-lucide-redo-2" />
        Redo
      </button>
    </span>
  );
}
