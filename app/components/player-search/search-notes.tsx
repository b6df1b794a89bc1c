import type { ReactNode } from "react";

/** Something that is not a fault. */
function InfoNote({ children }: { children: ReactNode }) {
  return (
    <div className="callout" role="status">
      <i className="i-lucide-info" />
      <div>{children}</div>
    </div>
  );
}

/** Something that does not work at the moment. */
export function FaultNote({ children }: { children: ReactNode }) {
  return (
    <div className="callout callout-bad" role="status">
      <i className="i-lucide-circle-alert" />
      <p>{children}</p>
    </div>
  );
}

/**
 * Says that the site cannot query the publisher at all, and what its operator can do.
 * @param children the consequences
 */
export function NoKeyNote({ children }: { children: ReactNode }) {
  return (
    <InfoNote>
      <p>{children}</p>
      <p className="mt-8px">
        Site operator: register a standalone application at developers.wargaming.net and set its id as{" "}
        <code>WARGAMING_APPLICATION_ID</code>; the same one signs game accounts in.
      </p>
    </InfoNote>
  );
}

/** Says that nobody can be looked up in China. */
export function NoServiceNote({ region }: { region: string }) {
  return (
    <InfoNote>
      <p>No public data for {region}. Pick another region.</p>
    </InfoNote>
  );
}
