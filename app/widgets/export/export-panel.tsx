import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatNumber } from "#app/game/stats/format.ts";
import { EXPORT_FORMATS, type ExportFormat, FORMATS } from "./export-formats.ts";
import { ExportProgress } from "./export-progress.tsx";
import type { LoadTable } from "./export-state.ts";
import { useExport } from "./use-export.ts";

export interface ExportPanelProps {
  /** What is taken along: how many rows of which kind ("vehicles"), and how many columns. */
  size: { rows: number; columns: number; of: string };
  /**
   * Addresses of the open calls that give the same: the way without script, and for scripts of others; absent where
   * there are none.
   */
  calls?: { csv: string; json: string };
  load: LoadTable;
  /** Further buttons, such as one that copies a link. */
  children?: ReactNode;
  /** By default a bar at the foot of the screen. */
  className?: string;
}

/** Takes a table along: as a file of the format one chooses, or on the clipboard. */
export function ExportPanel({ size, calls, load, children, className = "export-bar" }: ExportPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { state, save, copy, cancel } = useExport(load, size.rows);
  // Until the panel is hydrated a click would do nothing.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // What was chosen before script was here counts too.
  const chosen = () => panel.current?.querySelector<HTMLInputElement>("input:checked")?.value as ExportFormat;
  const disabled = !hydrated || size.rows === 0;
  return (
    <section className={className} aria-label="Export" ref={panel}>
      <div className="lt-tablet:flex lt-tablet:gap-8px lt-tablet:items-baseline">
        <p className="heading-3">
          {formatNumber(size.rows)} × {formatNumber(size.columns)}
        </p>
        <p className="note">{`${formatNumber(size.rows * size.columns)} cells`}</p>
      </div>
      <fieldset className="segmented js-only lt-tablet:order-1 lt-tablet:w-full lt-tablet:[&>label]:flex-1">
        <legend className="sr-only">Format</legend>
        {EXPORT_FORMATS.map((format, i) => (
          <label key={format} className="export-format">
            <input type="radio" className="sr-only" name="export-format" value={format} defaultChecked={i === 0} />
            {FORMATS[format].label}
          </label>
        ))}
      </fieldset>
      <ExportProgress state={state} of={size.of} cancel={cancel} />
      {calls && (
        <p className="note ml-auto">
          For scripts: <CallLink href={calls.csv}>CSV</CallLink> or <CallLink href={calls.json}>JSON</CallLink>
        </p>
      )}
      <div className="js-only flex gap-8px lt-tablet:order-2 lt-tablet:w-full lt-tablet:[&>.button]:flex-1">
        {children}
        <button type="button" className="button" disabled={disabled} onClick={copy}>
          <i className="i-lucide-clipboard-copy" />
          Copy
        </button>
        <button type="button" className="button button-primary" disabled={disabled} onClick={() => save(chosen())}>
          <i className="i-lucide-download" />
          Export
        </button>
      </div>
    </section>
  );
}

function CallLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-link" href={href}>
      {children}
    </a>
  );
}
