import { type ComponentType, useEffect, useState } from "react";
import { type NewToast, type Toast, useToasts } from "#app/stores/toasts.ts";

// The server never shows a toast that can be closed: it needs none of this.
const load = import.meta.env.SSR ? null : () => import("./toaster.tsx");

/**
 * All of the toasts that every page loads: it says them to screen readers, and fetches the rest with the first one.
 * Stands in the root, so that a toast outlives the layout it was added under.
 * @param flash what an answer before this page left to tell
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
    // Nobody shall have less time to read because of a slow line.
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

/** Empty from the start: screen readers only speak of what is added to a region that they know. */
function Announcements({ urgency, toasts }: { urgency: "polite" | "assertive"; toasts: readonly Toast[] }) {
  return (
    <div className="sr" aria-live={urgency} aria-relevant="additions">
      {toasts.map(({ id, title, description }) => (
        <p key={id}>{description ? `${title}. ${description}` : title}</p>
      ))}
    </div>
  );
}

/** Toasts as they are where the rest is missing: without script, or when it could not be fetched. */
function PlainToasts({ toasts }: { toasts: readonly NewToast[] }) {
  return (
    <ul className="toasts" aria-label="Notifications">
      {toasts.map(({ id, title, description, color, actions }) => (
        <li key={id} className="toast" data-color={color}>
          <div>
            <p className="h3">{title}</p>
            {description && <p>{description}</p>}
            <p className="act">
              {actions?.map(({ label, href }) => href && <PlainLink key={label} to={href} label={label} />)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function PlainLink({ to, label }: { to: string; label: string }) {
  return (
    <a className="btn sm" href={to}>
      {label}
    </a>
  );
}
