import { create } from "zustand";
import { FOLLOW_ALL_PATH, MAX_FOLLOWED_AT_ONCE, MAX_VIEWED } from "#app/game/accounts/followed.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { isPublisherRegion, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import { isRegion } from "#app/game/model/enumerations/regions.ts";
import { type Fetch, jsonBody, send } from "#app/lib/api.ts";
import { readStoredJson, writeStored } from "#app/lib/browser-storage.ts";

/** As many as a browser keeps of each. */
export const MAX_FOLLOWED = 50;

/** A clan, as much as its link needs. */
export interface KnownClan {
  region: PublisherRegion;
  clanId: number;
  tag: string;
  name: string;
}

interface Stored<T> {
  /** The newest first. */
  followed: readonly T[];
  viewed: readonly T[];
}

interface KnownStore<T> extends Stored<T> {
  /** False until the browser's storage has been read. */
  isRead: boolean;
  read(): void;
  /** Follows or unfollows one. @returns false when the browser has no room for another one */
  toggle(one: T): boolean;
  /** Notes that its page was looked at. */
  see(one: T): void;
  forgetViewed(): void;
  forgetFollowed(some: readonly T[]): void;
}

interface Kind<T> {
  /** Its identity, independent of its name. */
  idOf(one: T): string;
  /** Parses a stored entry; null if it is something else. */
  read(thing: Readonly<Record<string, unknown>>): T | null;
}

/** What the visitor follows or viewed, in this browser only. @param key of the browser's storage */
function createKnown<T extends object>(key: string, kind: Kind<T>) {
  const { idOf } = kind;
  const without = (all: readonly T[], one: T) => all.filter((other) => idOf(other) !== idOf(one));
  const listOf = (list: unknown, max: number): T[] =>
    Array.isArray(list)
      ? list.flatMap((thing) => (typeof thing === "object" && thing !== null && kind.read(thing)) || []).slice(0, max)
      : [];
  /** What could not be stored: it lasts as long as the page. */
  let unstored: Stored<T> | null = null;
  const stored = (): Stored<T> => {
    if (unstored) return unstored;
    const kept = readStoredJson(key) as Partial<Record<keyof Stored<T>, unknown>> | null;
    return { followed: listOf(kept?.followed, MAX_FOLLOWED), viewed: listOf(kept?.viewed, MAX_VIEWED) };
  };
  return create<KnownStore<T>>((set) => {
    const keep = (after: Stored<T>) => {
      set({ ...after, isRead: true });
      unstored = writeStored(key, JSON.stringify(after)) ? null : after;
    };
    /** Another tab may have changed it meanwhile. */
    const change = (of: (before: Stored<T>) => Stored<T>) => keep(of(stored()));
    return {
      followed: [],
      viewed: [],
      isRead: false,
      read: () => set({ ...stored(), isRead: true }),
      toggle: (one) => {
        const { followed, viewed } = stored();
        const others = without(followed, one);
        if (others.length >= MAX_FOLLOWED) return false;
        keep({
          viewed,
          followed: others.length < followed.length ? others : listOf([one, ...others], MAX_FOLLOWED),
        });
        return true;
      },
      see: (one) =>
        change(({ followed, viewed }) => ({
          // Updates the name after a rename.
          followed: followed.flatMap((other) => (idOf(other) === idOf(one) ? listOf([one], 1) : other)),
          viewed: listOf([one, ...without(viewed, one)], MAX_VIEWED),
        })),
      forgetFollowed: (some) =>
        change(({ followed, viewed }) => ({ followed: some.reduce(without, followed), viewed })),
      forgetViewed: () => change(({ followed }) => ({ followed, viewed: [] })),
    };
  });
}

export const useKnownPlayers = createKnown<GameAccount>("index-players", {
  idOf: ({ accountId }) => String(accountId),
  read: ({ accountId, nickname, region }) =>
    isNumber(accountId) && isText(nickname, /^\w{2,24}$/) && typeof region === "string" && isRegion(region)
      ? { accountId, nickname, region }
      : null,
});

export const useKnownClans = createKnown<KnownClan>("index-clans", {
  idOf: ({ region, clanId }) => `${region} ${clanId}`,
  read: ({ region, clanId, tag, name }) =>
    isNumber(clanId) &&
    isText(tag, /^[\w-]{1,8}$/) &&
    isText(name, /^.{1,100}$/) &&
    typeof region === "string" &&
    isPublisherRegion(region)
      ? { region, clanId, tag, name }
      : null,
});

const isNumber = (thing: unknown): thing is number => Number.isSafeInteger(thing);
const isText = (thing: unknown, pattern: RegExp): thing is string => typeof thing === "string" && pattern.test(thing);

/**
 * Moves whom the browser follows to the account of who is signed in. Where that fails they stay, and the next page tries
 * again.
 * @returns whether there was somebody
 */
export async function moveFollowed(fetch: Fetch): Promise<boolean> {
  const { read, forgetFollowed } = useKnownPlayers.getState();
  read();
  const { followed } = useKnownPlayers.getState();
  if (followed.length === 0) return false;
  // The last ones first: who comes later is the newer one.
  for (let end = followed.length; end > 0; end -= MAX_FOLLOWED_AT_ONCE) {
    const players = followed.slice(Math.max(0, end - MAX_FOLLOWED_AT_ONCE), end);
    await send(fetch, FOLLOW_ALL_PATH, jsonBody(players));
    forgetFollowed(players);
  }
  return true;
}
