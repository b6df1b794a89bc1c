import { type CSSProperties, useState } from "react";
import { type Toast, type ToastAction, useToasts } from "#app/stores/toasts.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { RemoteIcon } from "#app/ui/icons/remote-icon.tsx";

const ICONS: Record<Toast["color"], string> = {
  primary: "i-lucide-circle-check",
  info: "i-lucide-info",
  warning: "i-lucide-triangle-alert",
  danger: "i-lucide-octagon-alert",
};

/** One toast: its text, its actions, and the remaining time. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, avatar, icon, color, actions, closeButton, timeout } = toast;
  const { close, act } = useToasts.getState();
  return (
    <div className="toast" data-toast={id} data-color={color}>
      {avatar ? (
        <Avatar {...avatar} />
      ) : (
        <span className="grid place-items-center w-28px h-28px rounded-8px bg-[color-mix(in_srgb,var(--toast-colour)_15%,transparent)] color-[var(--toast-colour)] text-16px">
          {icon ? <RemoteIcon name={icon} /> : <i className={ICONS[color]} />}
        </span>
      )}
      <div>
        <p className="heading-3">{title}</p>
        {description && <p>{description}</p>}
        {actions.length > 0 && (
          <p className="toast-actions">
            {actions.map((action) => (
              <Action key={action.label} action={action} press={() => act(id, action)} />
            ))}
          </p>
        )}
      </div>
      {closeButton && (
        <button
          type="button"
          className="grid place-items-center w-28px h-28px rounded-8px color-text-3 text-15px hover:bg-surface-4 hover:color-text lt-tablet:w-40px lt-tablet:h-40px lt-tablet:mt--7px lt-tablet:mr--6px"
          onClick={() => close(id)}
          aria-label="Close"
          title="Close"
        >
          <i className="i-lucide-x" />
        </button>
      )}
      {timeout > 0 && <TimeLeft id={id} timeout={timeout} />}
    </div>
  );
}

/** The site's link handler follows a link here; a click on it also removes the toast. */
function Action({ action, press }: { action: ToastAction; press(): void }) {
  return action.href === undefined ? (
    <button type="button" className="button button-small" onClick={press}>
      {action.label}
    </button>
  ) : (
    <a className="button button-small" href={action.href} onClick={press}>
      {action.label}
    </a>
  );
}

/** A bar that shrinks with the remaining time and pauses with it. */
function TimeLeft({ id, timeout }: { id: number; timeout: number }) {
  const paused = useToasts((store) => store.paused);
  // Part of the time may have passed before the bar was rendered.
  const [spent] = useState(() => timeout - useToasts.getState().left(id));
  const style = { "--time": `${timeout}ms`, "--spent": `${-spent}ms` } as CSSProperties;
  return (
    <i
      className="absolute inset-x-0 bottom-0 h-3px rounded-r-2px bg-[var(--toast-colour)] origin-left"
      data-time-left={paused ? "paused" : "running"}
      style={style}
    />
  );
}
