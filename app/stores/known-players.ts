import { create } from "zustand";
import { FOLLOW_ALL_PATH, MAX_FOLLOWED_AT_ONCE, MAX_VIEWED } from "#app/game/accounts/followed.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { isRegion } from "#app/game/model/enumerations/regions.ts";
import { type Fetch, jsonBody, send } from "#app/lib/api.ts";

const KEY = "index-players";

/** As many as are kept of each: follow another one, and the one followed first goes. */
export const MAX_FOLLOWED = 50;

interface StoredPlayers {
  /** The newest first. */
  followed: readonly GameAccount[];
  viewed: readonly GameAccount[];
}

interface KnownPlayers extends StoredPlayers {
  /** False until the browser's storage has been read. */
  isRead: boolean;
  read(): void;
  /** Follows a player, or no longer. */
  toggle(player: GameAccount): void;
  /** Notes that the player's page was looked at. */
  see(player: GameAccount): void;
  forgetViewed(): void;
  /** Those moved to the account. */
  forgetFollowed(players: readonly GameAccount[]): void;
}

/**
 * Moves whom the browser follows to the account of who is signed in. Where that fails they stay, and the next page tries
 * again.
 * @returns whether there was somebody
 */
export async function moveFollowed(fetch: Fetch): Promise<boolean> {
  const { followed } = stored();
  if (followed.length === 0) return false;
  // The last ones first: who comes later is the newer one.
  for (let end = followed.length; end > 0; end -= MAX_FOLLOWED_AT_ONCE) {
    const players = followed.slice(Math.max(0, end - MAX_FOLLOWED_AT_ONCE), end);
    await send(fetch, FOLLOW_ALL_PATH, jsonBody(players));
    useKnownPlayers.getState().forgetFollowed(players);
  }
  return true;
}

/** Players whom the visitor follows or looked at, in this browser alone. */
export const useKnownPlayers = create<KnownPlayers>((set) => {
  /** Another tab may have changed it meanwhile. */
  const change = (of: (before: StoredPlayers) => StoredPlayers) => {
    const after = of(stored());
    set({ ...after, isRead: true });
    try {
      localStorage.setItem(KEY, JSON.stringify(after));
    } catch {
      // Storage is blocked: they are known as long as the page.
    }
  };
  return {
    followed: [],
    viewed: [],
    isRead: false,
    read: () => set({ ...stored(), isRead: true }),
    toggle: (player) =>
      change(({ followed, viewed }) => {
        const others = without(followed, player);
        return { viewed, followed: others.length < followed.length ? others : first(player, others, MAX_FOLLOWED) };
      }),
    see: (player) =>
      change(({ followed, viewed }) => ({
        // Who was renamed is known by the new name.
        followed: followed.map((one) => (one.accountId === player.accountId ? accountOf(player) : one)),
        viewed: first(player, without(viewed, player), MAX_VIEWED),
      })),
    forgetFollowed: (players) =>
      change(({ followed, viewed }) => ({ followed: players.reduce(without, followed), viewed })),
    forgetViewed: () => change(({ followed }) => ({ followed, viewed: [] })),
  };
});

const accountOf = ({ accountId, nickname, region }: GameAccount): GameAccount => ({ accountId, nickname, region });
const without = (players: readonly GameAccount[], { accountId }: GameAccount): readonly GameAccount[] =>
  players.filter((one) => one.accountId !== accountId);
const first = (player: GameAccount, others: readonly GameAccount[], most: number) =>
  [accountOf(player), ...others].slice(0, most);

/** Storage may be off, or hold something else. */
function stored(): StoredPlayers {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof StoredPlayers, unknown>> | null;
    return { followed: playersOf(kept?.followed, MAX_FOLLOWED), viewed: playersOf(kept?.viewed, MAX_VIEWED) };
  } catch {
    return { followed: [], viewed: [] };
  }
}

function playersOf(list: unknown, most: number): GameAccount[] {
  return Array.isArray(list) ? list.filter(isPlayer).map(accountOf).slice(0, most) : [];
}

function isPlayer(thing: unknown): thing is GameAccount {
  if (typeof thing !== "object" || thing === null) return false;
  const { accountId, nickname, region } = thing as Partial<Record<keyof GameAccount, unknown>>;
  return (
    Number.isSafeInteger(accountId) &&
    typeof nickname === "string" &&
    /^\w{2,24}$/.test(nickname) &&
    typeof region === "string" &&
    isRegion(region)
  );
}
