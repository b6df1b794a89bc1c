import { useEffect, useState } from "react";
import { useToasts } from "#app/stores/toasts.ts";
import type { CsvEngine } from "./save-csv.ts";

interface CsvButtonProps {
  /** Name of the file, without its end. */
  name: string;
  /** Query string of what is shown. */
  search: string;
  load(): Promise<CsvEngine | null>;
}

/** Saves all rows of what is shown, with its columns, for a spreadsheet. */
export function CsvButton({ name, search, load }: CsvButtonProps) {
  // Until the panel is hydrated a click would do nothing.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const save = async () => {
    const saved = await import("./save-csv.ts").then(
      ({ saveCsv }) => saveCsv(name, search, load),
      () => false,
    );
    if (saved) return;
    const description = "Please try again when you are online.";
    useToasts.getState().add({ title: "There is no file", description, color: "danger" });
  };
  return (
    <button
      type="button"
      className="button button-small js-only"
      title="Save these rows as CSV"
      disabled={!hydrated}
      onClick={save}
    >
      <i className="i-lucide-download" />
      CSV
    </button>
  );
}
