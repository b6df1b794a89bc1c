import { createContext } from "react-router";
import type { Api } from "#app/api/client.ts";
import type { FlashToast, KeptToast } from "#app/api/flash.ts";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import type { Aside } from "#app/lib/aside.ts";

/** What a loader may ask of the request it serves; filled by the Worker, one set per request. */
export const apiContext = createContext<Api>();
/**
 * Takes note of an unexpected error without delaying the answer.
 * @returns what to throw in its place: an answer with status 500 whose message carries the error's id
 */
export type ReportError = (error: unknown, type: string) => Response;
export const reportErrorContext = createContext<ReportError>();
/**
 * Waits for something that a page can do without. Where it cannot be had the page says what is missing, and is
 * kept by nobody (docs/decisions/0028).
 * @returns null where it cannot be had
 */
export type OrWithout = <T>(reading: Promise<T>) => Promise<T | null>;
export const orWithoutContext = createContext<OrWithout>((reading) => reading.catch(() => null));
/** The nonce of this answer's content security policy. */
export const nonceContext = createContext<string>();
/** The site's own origin, for canonical links. */
export const originContext = createContext<string>();
/** The advertising network that is configured; null without one. */
export const adNetworkContext = createContext<AdNetwork | null>();

/** Toasts across a redirect: what is added now is shown by the page that comes next. */
export interface Flash {
  /** What an earlier answer left for this page; for the layout, by which the root shows it. */
  take(): Promise<KeptToast[]>;
  /** For loaders and actions: `context.get(flashContext).add({ title: "Saved" })`, then `redirect(…)`. */
  add(...toasts: FlashToast[]): void;
}
/** Without a visitor to tell it to (data that is the same for everyone) there is nothing to take or to add. */
export const flashContext = createContext<Flash>({ take: async () => [], add() {} });
/** Takes packed data out of a document's loader data; null where the answer is the data itself. */
export const asideContext = createContext<Aside | null>(null);
