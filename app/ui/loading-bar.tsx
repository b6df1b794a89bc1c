import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { createLoadingPhases, type LoadingPhase } from "./loading-phases.ts";

/** The bar of fire at the top edge, on every navigation. */
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

  return <div className={phase === "idle" ? "loading" : `loading ${phase}`} />;
}
