import { create } from "zustand";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { isRegion } from "#app/game/model/enumerations/regions.ts";

const KEY = "index-players";

/** As many as are kept of each: follow another one, and the one followed first goes. */
export const MAX_FOLLOWED = 50;
export const MAX_VIEWED = 10;

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
    forgetViewed: () => change(({ followed }) => ({ followed, viewed: [] })),
  };
});

const accountOf = ({ accountId, nickname, region }: GameAccount): GameAccount => ({ accountId, nickname, region });
const without = (players: readonly GameAccount[], { accountId }: GameAccount) =>
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
