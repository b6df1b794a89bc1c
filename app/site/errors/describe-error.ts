export interface ErrorDescription {
  status: number;
  message: string;
  /** A short headline; null for the page's own one, used for faults and missing pages. */
  headline: string | null;
  /** Name under which the operator finds the error in the log. */
  errorId: string | null;
  /** Takes the whole screen. */
  fatal: boolean;
  /** A path of this site to which the error leads on. */
  redirect: string | null;
  /** What else the answer says, for the screen. */
  data?: Record<string, unknown>;
}

export const ERROR_TITLE = "Error rendering the requested page!";
const UNEXPECTED = "Unexpected Server Error";
/** Replaces the router's messages, which are meant for developers. */
const NOTHING_TO_SEND = "You can open this page, but nothing can be sent to it.";

const MISSING_CHUNK =
  "A part of this page could not be loaded. Please check your connection, then load the page again.";

/** The messages of Chromium, Firefox, Safari and Vite when a script or style sheet cannot be loaded. */
const FAILED_IMPORT = /dynamically imported module|^Importing a module script failed|^Unable to preload CSS/;

/** Whether a chunk or style sheet could not be loaded. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && FAILED_IMPORT.test(error.message);
}

/** The id at the end of a message, bare or as the log relay appends it: "… [Error ID: ERR-1-0a1b2c]". */
const ID_AT_END = /\s*(?:\[Error ID: (ERR-\d+-[0-9a-f]+)\]|(ERR-\d+-[0-9a-f]+))\s*$/;

/** Takes the error id off the end of a message. */
export function splitErrorId(text: string): { message: string; errorId: string | null } {
  const match = ID_AT_END.exec(text);
  const errorId = match?.[1] ?? match?.[2] ?? null;
  return { message: match ? text.slice(0, match.index) : text, errorId };
}

/**
 * Describes anything that a loader, an action or a render has thrown: our own responses carry their message as text or
 * as { message, headline, fatal, redirect }; everything else is a 500.
 */
export function describeError(error: unknown): ErrorDescription {
  const answer = asAnswer(error);
  const { message, errorId } = splitErrorId(answer.message);
  return { ...answer, message: message === "" ? UNEXPECTED : message, errorId };
}

function asAnswer(error: unknown): Omit<ErrorDescription, "errorId"> {
  const plain = { status: 500, message: UNEXPECTED, headline: null, fatal: false, redirect: null };
  if (error instanceof Error) {
    return { ...plain, message: isFailedImport(error) ? MISSING_CHUNK : error.message };
  }
  if (!isRecord(error) || typeof error.status !== "number") return plain;
  const { status, data, statusText } = error;
  if (status === 405) return { ...plain, status, message: NOTHING_TO_SEND };
  if (typeof data === "string" && data !== "") return { ...plain, status, message: data };
  if (isRecord(data) && typeof data.message === "string") {
    const { message, headline, fatal, redirect } = data;
    return {
      status,
      message,
      headline: typeof headline === "string" ? headline : null,
      fatal: fatal === true,
      redirect: isOwnPath(redirect) ? redirect : null,
      data,
    };
  }
  return { ...plain, status, message: typeof statusText === "string" ? statusText : "" };
}

/** A path, but not "//host" or "/\\host", which browsers read as another site. */
function isOwnPath(value: unknown): value is string {
  return typeof value === "string" && /^\/(?![/\\])/.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
