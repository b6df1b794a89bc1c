/** Whether the browser reports a connection; always true on the server. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}
