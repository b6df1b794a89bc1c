import { Icon, type IconifyIcon } from "@iconify/react";
import { useEffect, useState } from "react";
import { loadRemoteIcon } from "./load-remote-icon.ts";

/** An icon from the site's icon service; nothing where there is none. */
export function FetchedIcon({ name }: { name: string }) {
  const [icon, setIcon] = useState<IconifyIcon | null>();
  useEffect(() => {
    let here = true;
    const show = (loaded: IconifyIcon | null) => here && setIcon(loaded);
    loadRemoteIcon(name).then(show, (error: unknown) => {
      console.error(error);
      show(null);
    });
    return () => {
      here = false;
    };
  }, [name]);
  if (icon === null) return null;
  return icon ? <Icon icon={icon} ssr className="remote-icon" /> : <i className="remote-icon" aria-hidden="true" />;
}
