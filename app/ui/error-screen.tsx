import { type ComponentType, lazy, Suspense } from "react";
import { CopyButton } from "./copy-button.tsx";
import type { ErrorDescription } from "./describe-error.ts";
import { InlineHtml } from "./inline-html.tsx";

/**
 * The server renders in one go and has the picture at hand. A browser fetches it only where something fails in
 * it, and does without where that fails, too.
 */
const ErrorPicture: ComponentType<{ fault: boolean }> = import.meta.env.SSR
  ? (await import("./error-picture.tsx")).ErrorPicture
  : lazy(() =>
      import("./error-picture.tsx")
        .then((module): ComponentType<{ fault: boolean }> => module.ErrorPicture)
        .catch(() => () => null)
        .then((picture) => ({ default: picture })),
    );

export const ERROR_TITLE = "Error rendering the requested page!";

interface ErrorScreenProps {
  error: ErrorDescription;
  /** Address of the page that failed, to try again. */
  address: string;
}

/** Their messages are HTML (spec §8); those of others are text. */
const HTML_STATUSES = [401, 404, 498];
/** What a sign-in would mend. */
const SIGN_IN_STATUSES = [401, 498];

/** The error page of the specification: red for a fault of the site, green for what is merely not there. */
export function ErrorScreen({ error, address }: ErrorScreenProps) {
  const fault = error.status >= 500;
  return (
    <main className="err" id="main" tabIndex={-1}>
      <div>
        <p className="row t3">
          <span className={fault ? "chip bad" : "chip on"}>{error.status}</span>
          {ERROR_TITLE}
        </p>
        <h1 className="h1 xl">
          Commander, <br />
          there is an issue!
        </h1>
        <p className="lead">Your requested page/action has a malfunction that prevents the page to render properly.</p>
        <p>The issue is described below:</p>
        <p className={fault ? "msg" : "msg ok"} role="alert">
          {HTML_STATUSES.includes(error.status) ? (
            <InlineHtml html={error.message} />
          ) : fault ? (
            `${error.status} / ${error.message}`
          ) : (
            error.message
          )}
        </p>
        {fault ? <FaultHints errorId={error.errorId} /> : <AddressHint />}
        <div className="ways">
          <a className="btn pri" href="/">
            <i className="i-lucide-arrow-left" />
            Go back to the Index Homepage
          </a>
          <FurtherWay error={error} address={address} />
        </div>
      </div>
      <div className="err-pic">
        <Suspense>
          <ErrorPicture fault={fault} />
        </Suspense>
      </div>
    </main>
  );
}

/** The second way on, beside the one home. */
function FurtherWay({ error: { status, redirect }, address }: ErrorScreenProps) {
  if (redirect !== null) {
    return (
      <a className="btn" href={redirect}>
        <i className="i-lucide-chevron-right" />
        Continue to {redirect}
      </a>
    );
  }
  if (status >= 500) {
    return (
      <a className="btn" href={address} data-reload="">
        <i className="i-lucide-refresh-cw" />
        Try again
      </a>
    );
  }
  if (SIGN_IN_STATUSES.includes(status)) {
    return (
      <a className="btn" href="/access">
        <i className="i-lucide-user-round" />
        Sign in
      </a>
    );
  }
  return (
    <a className="btn" href="/#name">
      <i className="i-lucide-search" />
      Search
    </a>
  );
}

function FaultHints({ errorId }: { errorId: string | null }) {
  return (
    <>
      {errorId !== null && (
        <div className="eid">
          <span className="note">Error ID</span>
          <code>{errorId}</code>
          <CopyButton text={errorId} />
        </div>
      )}
      <p className="hint">
        {errorId !== null &&
          "When reporting this error, please include the Error ID above so we can locate it in our logs. "}
        Additionally, you may want to{" "}
        <a className="link" href="/access">
          re-login
        </a>{" "}
        or{" "}
        <a className="link" href="/faq#clearing">
          clear cache and cookies
        </a>
        .
      </p>
    </>
  );
}

function AddressHint() {
  return (
    <p className="hint">
      If the address is right, your browser may be using an old copy:{" "}
      <a className="link" href="/faq#clearing">
        clear cache and cookies
      </a>
      .
    </p>
  );
}
