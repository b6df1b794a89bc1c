import { type ComponentType, useEffect, useState } from "react";
import { KNOWN_ICONS } from "./known-icons.ts";

interface RemoteIconProps {
  /** `collection:name` as Iconify has it, e.g. `lucide:rocket`. */
  name: string;
}

/** One em square that an icon which is still under way keeps free. */
const PLACE = "remote-icon";

/**
 * An icon by a name that nobody knew when the site was built, for ornament: it says nothing to a screen
 * reader. What the style sheet has comes from there; the rest is fetched in the browser, and an icon that
 * cannot be had is none (spec §8).
 */
export function RemoteIcon({ name }: RemoteIconProps) {
  const [Fetched, setFetched] = useState<ComponentType<RemoteIconProps> | null>(null);
  const known = KNOWN_ICONS[name];
  useEffect(() => {
    // The server renders no fetched icon, so the library stays out of the Worker.
    if (import.meta.env.SSR || known) return;
    let here = true;
    import("./fetched-icon.tsx").then(
      (module) => here && setFetched(() => module.FetchedIcon),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [known]);
  if (known) return <i className={known} aria-hidden="true" />;
  return Fetched ? <Fetched key={name} name={name} /> : <i className={PLACE} aria-hidden="true" />;
}
