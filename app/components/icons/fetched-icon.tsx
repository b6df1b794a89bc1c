import { _api, addAPIProvider, Icon, type IconifyIcon, loadIcon } from "@iconify/react";
import { quicklyValidateIconSet } from "@iconify/utils/lib/icon-set/validate-basic";
import { useEffect, useState } from "react";

/** The name under which our icon service is registered with Iconify. */
const PROVIDER = "index";

/** The service answered with something that is no icon data. */
export class InvalidIconData extends Error {
  constructor(icon: string) {
    super(`The answer for the icon ${icon} is invalid data.`);
    this.name = "InvalidIconData";
  }
}

/** Icons whose answer was malformed; the library reports these like missing ones. */
const malformed = new Set<string>();
let prepared = false;

/**
 * Loads an icon from `/api/_nuxt_icon/{collection}.json`; simultaneous requests are combined into one.
 * @param name `collection:name`
 * @returns null if there is no such icon or the service cannot be reached
 * @throws InvalidIconData if the response is malformed
 */
export async function loadRemoteIcon(name: string): Promise<IconifyIcon | null> {
  prepare();
  try {
    return await loadIcon(`@${PROVIDER}:${name}`);
  } catch {
    if (malformed.has(name)) throw new InvalidIconData(name);
    return null;
  }
}

function prepare(): void {
  if (prepared) return;
  prepared = true;
  addAPIProvider(PROVIDER, {
    resources: [location.origin],
    path: "/api/_nuxt_icon/",
    timeout: 5000,
    rotate: 750,
    maxURL: 500,
  });
  _api.setFetch(fetchIcons);
}

/** The browser's fetch, which also records malformed answers. */
const fetchIcons: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (!answer.ok) return answer;
  const { pathname, searchParams } = new URL(String(input));
  const names = searchParams.get("icons")?.split(",") ?? [];
  const data = quicklyValidateIconSet(await answer.json().catch(() => null));
  if (data) {
    // The library never resolves an icon that the answer neither contains nor lists as missing.
    const missing = names.filter(
      (name) => !Object.hasOwn(data.icons, name) && !Object.hasOwn(data.aliases ?? {}, name),
    );
    return Response.json({ ...data, not_found: missing });
  }
  const prefix = pathname.slice(pathname.lastIndexOf("/") + 1, -".json".length);
  for (const name of names) malformed.add(`${prefix}:${name}`);
  // 404 makes the library stop; any other error would make it ask the same service again.
  return new Response(null, { status: 404 });
};

/** An icon from the site's icon service; nothing where there is none. */
export function FetchedIcon({ name }: { name: string }) {
  const [icon, setIcon] = useState<IconifyIcon | null>();
  useEffect(() => {
    loadRemoteIcon(name).then(setIcon, (error: unknown) => {
      console.error(error);
      setIcon(null);
    });
  }, [name]);
  if (icon === null) return null;
  return icon ? <Icon icon={icon} ssr className="remote-icon" /> : <i className="remote-icon" aria-hidden="true" />;
}
