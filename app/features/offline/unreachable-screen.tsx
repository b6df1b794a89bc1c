import { useReconnect } from "./use-reconnect.ts";

export const UNREACHABLE_TITLE = "No connection | The Index";

/** In the place of a page that could not be fetched, until it can be. It fetches nothing itself. */
export function UnreachableScreen() {
  const { online, trying, failed, retry } = useReconnect();
  return (
    <main className="err" id="main" tabIndex={-1}>
      <div role="alert">
        <p className="row t3">
          <span className="chip">{online ? "No answer" : "Offline"}</span>
        </p>
        <h1 className="h1 xl">
          Commander, <br />
          {online ? "the Index cannot be reached." : "you are offline."}
        </h1>
        <p className="lead">
          {online
            ? "You seem to have a connection, but the Index does not answer. Please check your network."
            : "This page could not be loaded because your device has no connection."}
        </p>
        <p>Nothing is lost: the page opens by itself as soon as the connection is back.</p>
        <div className="ways">
          <button type="button" className="btn pri" onClick={retry} aria-disabled={trying}>
            <i className="i-lucide-refresh-cw" />
            Try again
          </button>
        </div>
        <p className="hint" role="status">
          {trying ? "Trying …" : failed && "Still no connection."}
        </p>
      </div>
      <div className="err-pic off">
        <NoSignal />
      </div>
    </main>
  );
}

/** Lucide's wifi-off: here since the sheet of icons is too small for a picture. */
function NoSignal() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        className="l l3"
        d="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69m8.83 2.69a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20"
      />
    </svg>
  );
}
