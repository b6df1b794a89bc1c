/** What the error page says. */
export interface ErrorDescription {
  status: number;
  message: string;
  /** Name under which the operator finds the error in the log. */
  errorId: string | null;
  /** Takes the whole screen. */
  fatal: boolean;
}

const UNEXPECTED = "Unexpected Server Error";

/** The id at the end of a message, bare or as the log relay appends it: "… [Error ID: ERR-1-0a1b2c]". */
const ID_AT_END = /\s*(?:\[Error ID: (ERR-\d+-[0-9a-f]+)\]|(ERR-\d+-[0-9a-f]+))\s*$/;

/** Takes the error id off the end of a message. */
export function splitErrorId(text: string): { message: string; errorId: string | null } {
  const match = ID_AT_END.exec(text);
  const errorId = match?.[1] ?? match?.[2] ?? null;
  return { message: match ? text.slice(0, match.index) : text, errorId };
}

/**
 * Describes whatever a loader, an action or a render has thrown: answers of ours carry their message as
 * text or as { message, fatal }; anything else is a 500.
 */
export function describeError(error: unknown): ErrorDescription {
  const answer = asAnswer(error);
  const { message, errorId } = splitErrorId(answer.message);
  return { status: answer.status, message: message === "" ? UNEXPECTED : message, errorId, fatal: answer.fatal };
}

function asAnswer(error: unknown): { status: number; message: string; fatal: boolean } {
  if (error instanceof Error) return { status: 500, message: error.message, fatal: false };
  if (!isRecord(error) || typeof error.status !== "number") return { status: 500, message: UNEXPECTED, fatal: false };
  const { status, data } = error;
  if (typeof data === "string" && data !== "") return { status, message: data, fatal: false };
  if (isRecord(data) && typeof data.message === "string") {
    return { status, message: data.message, fatal: data.fatal === true };
  }
  return { status, message: typeof error.statusText === "string" ? error.statusText : "", fatal: false };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
