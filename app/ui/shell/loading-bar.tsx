import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { createLoadingPhases, type LoadingPhase } from "./loading-phases.ts";

const PHASES: Record<LoadingPhase, string> = {
  idle: "opacity-0 [transform:scaleX(0)]",
  run: "[transform:scaleX(0.92)] [transition:transform_2000ms_cubic-bezier(0.1,0.7,0.3,1)]",
  full: "[transition:transform_120ms_linear]",
  fade: "opacity-0 [transition:opacity_400ms_linear]",
};

/** The animated bar at the top edge during every navigation. */
export function LoadingBar() {
  const [phase, setPhase] = useState<LoadingPhase>("idle");
  const [phases] = useState(() => createLoadingPhases(setPhase));
  const busy = useNavigation().state !== "idle";

  useEffect(() => {
    if (!busy) return;
    phases.start();
    return () => phases.finish();
  }, [busy, phases]);

  useEffect(() => () => phases.stop(), [phases]);

  return (
    <div
      className={`fixed inset-x-0 top-0 z-loading h-[var(--loading-h)] bg-[linear-gradient(90deg,var(--fire-1),var(--fire-2)_55%,var(--fire-3))] origin-left pointer-events-none ${PHASES[phase]}`}
      data-loading={phase}
    />
  );
}
