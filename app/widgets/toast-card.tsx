import { type CSSProperties, useState } from "react";
import { type Toast, type ToastAction, useToasts } from "#app/stores/toasts.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { RemoteIcon } from "#app/ui/remote-icon.tsx";

const ICONS: Record<Toast["color"], string> = {
  primary: "i-lucide-circle-check",
  info: "i-lucide-info",
  warning: "i-lucide-triangle-alert",
  danger: "i-lucide-octagon-alert",
};

/** One toast: what it says, what can be done about it, and how long it will stay. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, avatar, icon, color, actions, closeButton, timeout } = toast;
  const { close, act } = useToasts.getState();
  return (
    <div className="toast" data-toast={id} data-color={color}>
      {avatar ? (
        <Avatar {...avatar} />
      ) : (
        <span className="ti">{icon ? <RemoteIcon name={icon} /> : <i className={ICONS[color]} />}</span>
      )}
      <div>
        <p className="h3">{title}</p>
        {description && <p>{description}</p>}
        {actions.length > 0 && (
          <p className="act">
            {actions.map((action) => (
              <Action key={action.label} action={action} press={() => act(id, action)} />
            ))}
          </p>
        )}
      </div>
      {closeButton && (
        <button type="button" className="cl" onClick={() => close(id)} aria-label="Close" title="Close">
          <i className="i-lucide-x" />
        </button>
      )}
      {timeout > 0 && <TimeLeft id={id} timeout={timeout} />}
    </div>
  );
}

/** The site's handler of links takes a link from here; pressing it takes the toast away as a button does. */
function Action({ action, press }: { action: ToastAction; press(): void }) {
  return action.href === undefined ? (
    <button type="button" className="btn sm" onClick={press}>
      {action.label}
    </button>
  ) : (
    <a className="btn sm" href={action.href} onClick={press}>
      {action.label}
    </a>
  );
}

/** A bar that shrinks in the time a toast has left; it stands still when that does. */
function TimeLeft({ id, timeout }: { id: number; timeout: number }) {
  const paused = useToasts((store) => store.paused);
  // Some of it may have gone by before there was a bar.
  const [spent] = useState(() => timeout - useToasts.getState().left(id));
  const style = { "--time": `${timeout}ms`, "--spent": `${-spent}ms` } as CSSProperties;
  return <i className="time" data-paused={paused} style={style} />;
}
