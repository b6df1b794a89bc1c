import { useEffect, useState } from "react";

interface ExportToggleProps {
  open: boolean;
  toggle(): void;
}

/** Opens and closes what takes the rows along. */
export function ExportToggle({ open, toggle }: ExportToggleProps) {
  // Until the panel is hydrated a click would do nothing.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <button
      type="button"
      className="button button-small js-only"
      title="Export these rows"
      aria-expanded={open}
      disabled={!hydrated}
      onClick={toggle}
    >
      <i className="i-lucide-download" />
      Export
    </button>
  );
}
