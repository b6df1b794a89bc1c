import { Suspense } from "react";
import { matchPath } from "react-router";
import { CopyButton } from "#app/components/copy-button.tsx";
import { lazyComponent } from "#app/components/hydration/lazy-component.tsx";
import { withReturnTo } from "#app/lib/return-to.ts";
import { type InlineNode, parseInlineHtml } from "#app/lib/text/inline-html.ts";
import { PAGES } from "#app/pages/pages.ts";
import { ERROR_TITLE, type ErrorDescription } from "./describe-error.ts";
import { type ErrorSearch, ErrorSearchForm } from "./error-search.tsx";

/**
 * The server renders synchronously and imports the picture. A browser loads it only when an error is shown, and does
 * without when that fails.
 */
const fetchErrorPicture = () => import("./error-picture.tsx").then(({ ErrorPicture }) => ErrorPicture);
const ErrorPicture = import.meta.env.SSR ? await fetchErrorPicture() : lazyComponent(fetchErrorPicture, () => null);

export interface ErrorScreenProps {
  error: ErrorDescription;
  /** Address of the page that failed, to try again. */
  address: string;
}

const MESSAGE = "my-20px px-16px py-14px rounded-3 text-16 font-600 [overflow-wrap:anywhere]";

/** Messages of our own errors are HTML; others are plain text. */
const HTML_STATUSES = [401, 404, 498];
/** Errors that signing in would resolve. */
const SIGN_IN_STATUSES = [401, 498];

/** The error page of the specification: red for a fault of the site, green for something that does not exist. */
export function ErrorScreen({ error, address }: ErrorScreenProps) {
  const fault = error.status >= 500;
  // Written by our own loaders.
  const search = error.data?.search as ErrorSearch | undefined;
  return (
    <main className="message-screen" id="main" tabIndex={-1}>
      <div>
        {error.headline !== null && <h1 className="heading-1 mb-24px">{error.headline}</h1>}
        <p className="flex items-center gap-8px color-text-3">
          <span className={fault ? "chip bg-danger-soft color-danger" : "chip chip-on"}>{error.status}</span>
          {ERROR_TITLE}
        </p>
        {error.headline === null ? (
          <h1 className="heading-1 mt-16px">
            Commander, <br />
            there is an issue!
          </h1>
        ) : (
          <h2 className="heading-2 mt-16px">Commander, there is an issue!</h2>
        )}
        <p className="max-w-52ch mt-20px color-text-2 text-16">
          Your requested page/action has a malfunction that prevents the page to render properly.
        </p>
        <p className="mt-12px color-text-2">The issue is described below:</p>
        <p
          className={fault ? `${MESSAGE} bg-danger-soft color-danger` : `${MESSAGE} bg-primary-soft color-wg-accent`}
          role="alert"
        >
          {HTML_STATUSES.includes(error.status) ? (
            <InlineHtml html={error.message} />
          ) : fault ? (
            `${error.status} / ${error.message}`
          ) : (
            error.message
          )}
        </p>
        {search && <ErrorSearchForm search={search} />}
        {error.status === 404 ? <AddressHint /> : <FaultHints errorId={error.errorId} />}
        <div className="flex flex-wrap gap-8px mt-24px">
          <a className="button button-primary h-auto min-h-40px whitespace-normal" href="/">
            <i className="i-lucide-arrow-left" />
            Go back to the Index Homepage
          </a>
          {!search && <FurtherWay error={error} address={address} />}
        </div>
      </div>
      <div className="self-start w-full pt-24px lt-tablet:hidden">
        <Suspense>
          <ErrorPicture fault={fault} />
        </Suspense>
      </div>
    </main>
  );
}

/** A second link, next to the one to the home page. */
function FurtherWay({ error: { status, redirect }, address }: ErrorScreenProps) {
  if (redirect !== null) {
    return (
      <a className="button" href={redirect}>
        <i className="i-lucide-chevron-right" />
        {PAGES.find(({ path }) => matchPath(path, redirect))?.name ?? "Continue"}
      </a>
    );
  }
  if (status >= 500) {
    return (
      <a className="button" href={address} data-reload="">
        <i className="i-lucide-refresh-cw" />
        Try again
      </a>
    );
  }
  if (SIGN_IN_STATUSES.includes(status)) {
    return (
      <a className="button" href={withReturnTo("/access", address)}>
        <i className="i-lucide-user-round" />
        Sign in
      </a>
    );
  }
  return (
    <a className="button" href="/#name">
      <i className="i-lucide-search" />
      Search
    </a>
  );
}

function FaultHints({ errorId }: { errorId: string | null }) {
  return (
    <>
      {errorId !== null && (
        <div className="flex gap-12px items-center py-10px pr-10px pl-16px border rounded-3 bg-surface-1">
          <span className="note">Error ID</span>
          <code className="flex-1 font-mono font-500 text-14 leading-[1.2] tracking-[0.01em] [overflow-wrap:anywhere]">
            {errorId}
          </code>
          <CopyButton text={errorId} />
        </div>
      )}
      <p className="mt-12px color-text-3 text-13">
        {errorId !== null &&
          "When reporting this error, please include the Error ID above so we can locate it in our logs. "}
        Additionally, you may want to{" "}
        <a className="text-link" href="/access">
          re-login
        </a>{" "}
        or{" "}
        <a className="text-link" href="/faq#clearing">
          clear cache and cookies
        </a>
        .
      </p>
    </>
  );
}

function AddressHint() {
  return (
    <p className="mt-12px color-text-3 text-13">
      If the address is right, your browser may be using an old copy:{" "}
      <a className="text-link" href="/faq#clearing">
        clear cache and cookies
      </a>
      .
    </p>
  );
}

/** The HTML of a message, by an allow-list, as React's own elements: nothing is parsed by the browser. */
export function InlineHtml({ html }: { html: string }) {
  return <>{parseInlineHtml(html).map(show)}</>;
}

function show(node: InlineNode, index: number): React.ReactNode {
  if (typeof node === "string") return node;
  const { tag: Tag, href, children } = node;
  if (Tag === "br") return <br key={index} />;
  if (Tag !== "a") return <Tag key={index}>{children.map(show)}</Tag>;
  return (
    <a
      key={index}
      className="text-link"
      href={href}
      rel={href?.startsWith("http") ? "noopener noreferrer nofollow" : undefined}
    >
      {children.map(show)}
    </a>
  );
}
