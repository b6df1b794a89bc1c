import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isOnline } from "#app/lib/online.ts";

/** How often a visible page tries again to reach the site. */
const RETRY_MS = 10_000;

interface Reconnect {
  /** Whether the browser reports a connection. */
  online: boolean;
  /** An attempt is under way. */
  trying: boolean;
  /** An attempt that the visitor asked for has failed. */
  failed: boolean;
  retry(): void;
}

/**
 * Reloads the page as soon as the site answers: it tries when the browser comes online, regularly while it is online,
 * and when the visitor asks. A small file is fetched first, because a reload that fails would replace the page by the
 * browser's own error.
 */
export function useReconnect(): Reconnect {
  const online = useSyncExternalStore(followConnection, isOnline, () => true);
  const [trying, setTrying] = useState(false);
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);

  const attempt = useCallback(async (asked: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setTrying(true);
    if (await answers()) return window.location.reload();
    busy.current = false;
    setTrying(false);
    if (asked) setFailed(true);
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
