// Browsers can have their storage switched off, and it can be full.

/** What this browser keeps under a name; null where it keeps nothing. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The value that was kept as JSON; null where there is nothing, or something else. */
export function readStoredJson(name: string): unknown {
  try {
    return JSON.parse(readStored(name) ?? "null");
  } catch {
    return null;
  }
}

/** @param text null deletes it @returns whether the browser has let us */
export function writeStored(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
