import { Suspense } from "react";
import { lazyComponent } from "../hydration/lazy-component.tsx";

/**
 * Icons that toasts name, by their Iconify name: those of the style sheet, which need no request. The class names are
 * written out in full, because the sheet is generated from the sources.
 */
export const KNOWN_ICONS: Readonly<Record<string, string>> = {
  "lucide:link": "i-lucide-link",
  "lucide:log-in": "i-lucide-log-in",
  "lucide:scale": "i-lucide-scale",
};

interface RemoteIconProps {
  /** `collection:name` as Iconify has it, e.g. `lucide:rocket`. */
  name: string;
}

/** A square of one em, reserved while the icon loads. */
function Placeholder(_: RemoteIconProps) {
  return <i className="remote-icon" aria-hidden="true" />;
}

// The server renders no fetched icon, so the library stays out of the Worker.
const FetchedIcon = import.meta.env.SSR
  ? Placeholder
  : lazyComponent(() => import("./fetched-icon.tsx").then((module) => module.FetchedIcon), Placeholder);

/**
 * A decorative icon whose name is not known at build time; hidden from screen readers. An icon of the style sheet is
 * used where there is one, others are fetched in the browser, and one that is not found is left out.
 */
export function RemoteIcon({ name }: RemoteIconProps) {
  const known = Object.hasOwn(KNOWN_ICONS, name) ? KNOWN_ICONS[name] : undefined;
  if (known) return <i className={known} aria-hidden="true" />;
  return (
    <Suspense fallback={<Placeholder name={name} />}>
      <FetchedIcon key={name} name={name} />
    </Suspense>
  );
}
