/** Whether the browser believes to have a connection; a server always has one. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}
