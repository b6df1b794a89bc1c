import type { ReactNode } from "react";

interface InfoProps {
  label?: string;
  /** Its place below a table or in a panel. */
  className?: string;
  children: ReactNode;
}

/** Sources and caveats of a section behind an "i": a native disclosure, which opens without script. */
export function Info({ label = "About these figures", className = "", children }: InfoProps) {
  return (
    <details className={`color-text-3 text-12 print:hidden ${className}`.trim()}>
      <summary className="inline-flex gap-6px items-center min-h-32px cursor-pointer hover:color-text">
        <i className="i-lucide-info" />
        {label}
      </summary>
      <div className="grid gap-8px max-w-80ch pb-8px leading-[1.5]">{children}</div>
    </details>
  );
}

/** Links to the page's data for spreadsheets and scripts. @param path of its document below the dataset's root */
export function OpenData({ path }: { path: string }) {
  return (
    <p>
      For scripts:{" "}
      <a className="text-link" href={`/api/files/${path}`}>
        this table as JSON
      </a>
      ; all vehicles as{" "}
      <a className="text-link" href="/api/vehicles.csv">
        CSV
      </a>{" "}
      or{" "}
      <a className="text-link" href="/api/vehicles.json">
        JSON
      </a>
      , with the filters, sorting and columns of the vehicle index.
    </p>
  );
}
