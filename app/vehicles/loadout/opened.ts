/** What is open on the loadout page but not part of the loadout: ids from the address; unknown ones are ignored. */
export interface Opened {
  /** The list of a slot; null where none is. */
  list: string | null;
  /** The stat whose breakdown is shown; null where none is. */
  breakdown: string | null;
}

/** Nothing is open. */
export const CLOSED: Opened = { list: null, breakdown: null };

const PARAMETERS = { list: "open", breakdown: "why" } as const;

export function parseOpened(params: URLSearchParams): Opened {
  const read = (name: string) => {
    const id = params.get(name) ?? "";
    return /^[\w-]{1,40}$/.test(id) ? id : null;
  };
  return { list: read(PARAMETERS.list), breakdown: read(PARAMETERS.breakdown) };
}

/** Whether an address opens anything of a loadout. */
export function asksToOpen(params: URLSearchParams): boolean {
  return Object.values(PARAMETERS).some((name) => params.has(name));
}

/** The query string of a page with a loadout, with something open. */
export function withOpened(search: string, { list, breakdown }: Opened): string {
  const parameters = [
    ...(list === null ? [] : [`${PARAMETERS.list}=${list}`]),
    ...(breakdown === null ? [] : [`${PARAMETERS.breakdown}=${breakdown}`]),
  ];
  return parameters.length === 0 ? search : `${search === "" ? "?" : `${search}&`}${parameters.join("&")}`;
}
