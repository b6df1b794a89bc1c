import { createContext } from "react-router";
import type { Api } from "#app/api/client.ts";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import type { ThirdParty } from "#app/lib/licences.ts";
import type { ToastColor } from "./stores/toasts.ts";

/** What a loader may ask of the request it serves; filled by the Worker, one set per request. */
export const apiContext = createContext<Api>();
/**
 * Reports an unexpected error without delaying the answer.
 * @returns what to throw in its place: an answer with status 500 whose message carries the error's id
 */
export type ReportError = (error: unknown, type: string) => Response;
export const reportErrorContext = createContext<ReportError>();
/**
 * Waits for something that a page can do without. When it fails the page says what is missing, and no cache stores the
 * page (docs/decisions/storage.md).
 * @returns null when it fails
 */
export type OrNull = <T>(pending: Promise<T>) => Promise<T | null>;
export const orNullContext = createContext<OrNull>((pending) => pending.catch(() => null));
/** The nonce of this answer's content security policy. */
export const nonceContext = createContext<string>();
/** The site's own origin, for canonical links. */
export const originContext = createContext<string>();
/** Whether one more list that was sent may be read for this visitor's address. */
export const mayReadListContext = createContext<() => Promise<boolean>>(async () => true);
/** IANA name of the time zone of the visitor's network; null where nobody knows it. Visitors may be elsewhere. */
export const networkZoneContext = createContext<string | null>(null);
/** The advertising network that is configured; null without one. */
export const adNetworkContext = createContext<AdNetwork | null>();

/** Whether a simulator answers in place of the publisher. */
export const simulatedContext = createContext(false);

/** What ships of others, with their licences; null where the site runs from its sources, since the build writes the list. */
export const thirdPartyContext = createContext<() => Promise<readonly ThirdParty[] | null>>(async () => null);

/** A toast that the server creates and the next page shows. It is data only: its actions are links. */
export interface FlashToast {
  title: string;
  description?: string | undefined;
  color?: ToastColor | undefined;
  /** Milliseconds; 0: it stays until it is closed. */
  timeout?: number | undefined;
  /** `collection:name` of an icon as Iconify has it; else the icon of its colour. */
  icon?: `${string}:${string}` | undefined;
  /** Addresses are paths of this site. */
  avatar?: { alt: string; src?: string | undefined } | undefined;
  actions?: { label: string; href: string }[] | undefined;
}

/** As it is stored between the two answers: with its time in ms, by which a page recognises a toast it has shown. */
export interface KeptToast extends FlashToast {
  id: number;
}

/** Toasts across a redirect: what is added now is shown by the page that comes next. */
export interface Flash {
  /** The toasts that an earlier answer left for this page; the layout takes them, the root shows them. */
  take(): Promise<KeptToast[]>;
  /** For loaders and actions: `context.get(flashContext).add({ title: "Saved" })`, then `redirect(…)`. */
  add(...toasts: FlashToast[]): void;
}
/** For data that is the same for everyone there is no visitor: nothing to take, and nothing is added. */
export const flashContext = createContext<Flash>({ take: async () => [], add() {} });
