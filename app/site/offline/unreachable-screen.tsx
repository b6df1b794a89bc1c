import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isOnline } from "./unreachable.ts";

export const UNREACHABLE_TITLE = "No connection | The Index";

/** Shown in place of a page that could not be fetched. It needs no further file, since none could be fetched now. */
export function UnreachableScreen() {
  const { online, trying, failed, retry } = useReconnect();
  return (
    <main className="message-screen" id="main" tabIndex={-1} data-waiting="">
      <div role="alert">
        <p className="flex items-center gap-8px color-text-3">
          <span className="chip">{online ? "No answer" : "Offline"}</span>
        </p>
        <h1 className="heading-1 mt-16px">
          Commander, <br />
          {online ? "the Index cannot be reached." : "you are offline."}
        </h1>
        <p className="max-w-52ch mt-20px color-text-2 text-16">
          {online
            ? "You seem to have a connection, but the Index does not answer. Please check your network."
            : "This page could not be loaded because your device has no connection."}
        </p>
        <p className="mt-12px color-text-2">
          Nothing is lost: the page opens by itself as soon as the connection is back.
        </p>
        <div className="flex flex-wrap gap-8px mt-24px">
          <button type="button" className="button button-primary" onClick={retry} aria-disabled={trying}>
            <i className="i-lucide-refresh-cw" />
            Try again
          </button>
        </div>
        <p className="mt-12px color-text-3 text-13" role="status">
          {trying ? "Trying …" : failed && "Still no connection."}
        </p>
      </div>
      <div className="w-full lt-tablet:hidden">
        <NoSignal />
      </div>
    </main>
  );
}

/** Lucide's wifi-off, drawn here because the icon sheet is too small for a picture. */
function NoSignal() {
  return (
    <svg className="w-200px h-auto mx-auto overflow-visible" viewBox="0 0 24 24" aria-hidden="true">
      <path
        className="fill-none stroke-text-3 stroke-width-1.5px stroke-cap-round"
        d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69m8.83 2.69a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20"
      />
    </svg>
  );
}

/** How often a visible page tries again to reach the site. */
const RETRY_MS = 10_000;

interface Reconnect {
  /** Whether the browser reports a connection. */
  online: boolean;
  trying: boolean;
  /** An attempt that the visitor started has failed. */
  failed: boolean;
  retry(): void;
}

/**
 * Reloads the page as soon as the site answers: it tries when the browser comes online, regularly while it is online,
 * and when the visitor asks. It fetches a small file first, because a failed reload would replace the page with the
 * browser's own error.
 */
function useReconnect(): Reconnect {
  const online = useSyncExternalStore(followConnection, isOnline, () => true);
  const [trying, setTrying] = useState(false);
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);

  const attempt = useCallback(async (requested: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setTrying(true);
    if (await answers()) return window.location.reload();
    busy.current = false;
    setTrying(false);
    if (requested) setFailed(true);
  }, []);

  useEffect(() => {
    const onOnline = () => attempt(false);
    const timer = setInterval(() => {
      if (isOnline() && document.visibilityState === "visible") attempt(false);
    }, RETRY_MS);
    window.addEventListener("online", onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", onOnline);
    };
  }, [attempt]);

  return { online, trying, failed, retry: () => attempt(true) };
}

/** Any answer will do; if it is an error, the reloaded page will show it. */
async function answers(): Promise<boolean> {
  return fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
