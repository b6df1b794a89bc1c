import { useRef, useState } from "react";
import type { PaletteVehicle } from "#app/game/search/palette-vehicles.ts";
import type { FindVehicles } from "./find-vehicles.ts";

/** What is suggested while somebody types. Without the vehicles, which are fetched at the first focus, it is nothing. */
export function useSuggestions() {
  const finding = useRef<Promise<FindVehicles> | null>(null);
  const latest = useRef("");
  const [found, setFound] = useState<readonly PaletteVehicle[]>([]);
  const [active, setActive] = useState(0);

  const prepare = () => {
    finding.current ??= import("./find-vehicles.ts").then(({ loadVehicles }) => loadVehicles());
    // The form works without it; the next focus tries again.
    finding.current.catch(() => {
      finding.current = null;
    });
    return finding.current;
  };
  return {
    ...{ found, active, setActive },
    prepare,
    async search(text: string) {
      latest.current = text;
      setActive(0);
      if (text.trim() === "") return setFound([]);
      const find = await prepare().catch(() => null);
      if (find && latest.current === text) setFound(find(text));
    },
    clear() {
      latest.current = "";
      setFound([]);
    },
  };
}
