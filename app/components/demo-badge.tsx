import { useRouteLoaderData } from "react-router";

/** Whether a simulator stands in for the publisher, as the layout was told. */
export function useSimulated(): boolean {
  return useRouteLoaderData<{ simulated: boolean }>("routes/layout")?.simulated ?? false;
}

/** Marks a page or panel whose data a simulator makes up. Where the publisher answers, there is none. */
export function DemoBadge() {
  if (!useSimulated()) return null;
  return (
    <span className="chip" title="A simulator stands in for the publisher">
      <i className="i-lucide-flask-conical" />
      Demo
    </span>
  );
}
