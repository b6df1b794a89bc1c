/** What is open on the page of a loadout, which is no part of the loadout: ids of the address, of which unknown ones are ignored. */
export interface Opened {
  /** The list of a slot; null where none is. */
  list: string | null;
  /** The stat whose breakdown is shown; null where none is. */
  why: string | null;
}

/** Nothing is open. */
export const CLOSED: Opened = { list: null, why: null };

const PARAMETERS = { list: "open", why: "why" } as const;

export function parseOpened(params: URLSearchParams): Opened {
  const read = (name: string) => {
    const id = params.get(name) ?? "";
    return /^[\w-]{1,40}$/.test(id) ? id : null;
  };
  return { list: read(PARAMETERS.list), why: read(PARAMETERS.why) };
}

/** Whether an address opens anything of a loadout. */
export function asksToOpen(params: URLSearchParams): boolean {
  return Object.values(PARAMETERS).some((name) => params.has(name));
}

/** The query string of a page with a loadout, with something open. */
export function withOpened(search: string, { list, why }: Opened): string {
  const parts = [
    ...(list === null ? [] : [`${PARAMETERS.list}=${list}`]),
    ...(why === null ? [] : [`${PARAMETERS.why}=${why}`]),
  ];
  return parts.length === 0 ? search : `${search === "" ? "?" : `${search}&`}${parts.join("&")}`;
}
