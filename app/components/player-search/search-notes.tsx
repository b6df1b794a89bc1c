import type { ReactNode } from "react";
import { Callout } from "../callout.tsx";

/**
 * Says that the site cannot query the publisher at all, and what its operator can do.
 * @param children the consequences
 */
export function NoKeyNote({ children }: { children: ReactNode }) {
  return (
    <Callout>
      <p>{children}</p>
      <p className="mt-8px">
        Site operator: register a standalone application at developers.wargaming.net and set its id as{" "}
        <code>WARGAMING_APPLICATION_ID</code>; the same one signs game accounts in.
      </p>
    </Callout>
  );
}

/** Says that nobody can be looked up in China. */
export function NoServiceNote({ region }: { region: string }) {
  return <Callout>No public data for {region}. Pick another region.</Callout>;
}
