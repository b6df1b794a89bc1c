import { type ComponentType, useEffect, useState } from "react";
import { type NewToast, type Toast, useToasts } from "#app/stores/toasts.ts";

// Loaded in the browser only: the server never renders toasts that can be closed.
const load = import.meta.env.SSR ? null : () => import("./toaster.tsx");

/**
 * The part of the toasts that every page loads: it announces them to screen readers, and loads the rest with the first
 * toast. Rendered by the root, so that a toast outlives the layout it was added under.
 * @param flash toasts that an earlier answer left for this page
 */
export function Toasts({ flash }: { flash: readonly NewToast[] | undefined }) {
  const toasts = useToasts((store) => store.toasts);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  const needed = toasts.length > 0;

  useEffect(() => {
    for (const toast of flash ?? []) useToasts.getState().add(toast);
  }, [flash]);

  useEffect(() => {
    if (!needed || !load) return;
    const { hold, release } = useToasts.getState();
    // Paused while the script loads, so that a slow connection takes no reading time.
    hold("loading");
    load()
      .then((loaded) => setToaster(() => loaded.Toaster))
      .catch(() => setFailed(true))
      .finally(() => release("loading"));
  }, [needed]);

  return (
    <>
      <Announcements urgency="polite" toasts={toasts.filter((toast) => toast.color !== "danger")} />
      <Announcements urgency="assertive" toasts={toasts.filter((toast) => toast.color === "danger")} />
      {Toaster && <Toaster />}
      {failed && <PlainToasts toasts={toasts} />}
      {flash && (
        <div className="no-js-only">
          <PlainToasts toasts={flash} />
        </div>
      )}
    </>
  );
}

/** Rendered empty at first, because screen readers announce only changes of a live region that they know. */
function Announcements({ urgency, toasts }: { urgency: "polite" | "assertive"; toasts: readonly Toast[] }) {
  return (
    <div className="sr-only" aria-live={urgency} aria-relevant="additions">
      {toasts.map(({ id, title, description }) => (
        <p key={id}>{description ? `${title}. ${description}` : title}</p>
      ))}
    </div>
  );
}

/** Plain toasts, for pages without script or when the rest could not be loaded. */
function PlainToasts({ toasts }: { toasts: readonly NewToast[] }) {
  return (
    <ul className="toast-list" aria-label="Notifications">
      {toasts.map(({ id, title, description, color, actions }) => (
        <li key={id} className="toast toast-plain" data-color={color}>
          <div>
            <p className="heading-3">{title}</p>
            {description && <p>{description}</p>}
            <p className="toast-actions">
              {actions?.map(
                ({ label, href }) =>
                  href && (
                    <a key={label} className="button button-small" href={href}>
                      {label}
                    </a>
                  ),
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
