import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { MAX_FOUND_PLAYERS } from "#app/game/accounts/player-search.ts";
import { PUBLISHER_REGIONS, type PublisherRegion } from "#app/game/accounts/publisher-regions.ts";
import type { FoundPlayer, PlayersFound } from "#app/game/players/answers.ts";
import type { Env } from "#workers/bindings.ts";
import { publicPlayersNamed, visibilitiesOf } from "#workers/players/store/linked-players.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import type { Publisher } from "#workers/providers/wargaming.ts";

/** More than are shown: of those whom the publisher names some may be hidden here. */
const MAX_REQUESTED = 2 * MAX_FOUND_PLAYERS;

interface PlayerSearch {
  /** 3 to 24 letters, digits and underscores. */
  beginning: string;
  /** Null: all of them. */
  region: PublisherRegion | null;
}

/**
 * Players whose names begin with the typed text: public accounts linked here, and everybody whom the publisher lists,
 * except those who chose here not to be found.
 * @param publisher null if the site has no API key
 * @param mayAsk whether this visitor may cause a request to the publisher
 */
export async function findPlayers(
  env: Pick<Env, "DB">,
  publisher: Publisher | null,
  { beginning, region }: PlayerSearch,
  mayAsk: () => Promise<boolean>,
): Promise<PlayersFound> {
  const regions = region === null ? PUBLISHER_REGIONS : [region];
  const [linked, answer] = await Promise.all([
    publicPlayersNamed(env.DB, { beginning, regions, max: MAX_REQUESTED }),
    askPublisher(publisher, { beginning, regions }, mayAsk),
  ]);
  // Never shown before it is known who is hidden: the publisher names everybody.
  const visible = await visibilitiesOf(
    env.DB,
    answer.players.map(({ accountId }) => accountId),
  );
  const found = new Map<number, FoundPlayer>();
  for (const player of answer.players) {
    const visibility = visible.get(player.accountId);
    if (visibility !== undefined && visibility !== "public") continue;
    // An account is one, whichever regions name it.
    if (!found.has(player.accountId)) found.set(player.accountId, { ...player, linked: visibility !== undefined });
  }
  for (const player of linked)
    if (!found.has(player.accountId)) found.set(player.accountId, { ...player, linked: true });
  const players = [...found.values()].sort(byNearness(beginning));
  const { missing, why } = answer;
  return { players: players.slice(0, MAX_FOUND_PLAYERS), more: players.length > MAX_FOUND_PLAYERS, missing, why };
}

type StoredSearchResult = Pick<PlayersFound, "missing" | "why"> & { players: GameAccount[] };

/** The publisher's answer for each region; regions without one are left out. */
async function askPublisher(
  publisher: Publisher | null,
  { beginning, regions }: { beginning: string; regions: readonly PublisherRegion[] },
  mayAsk: () => Promise<boolean>,
): Promise<StoredSearchResult> {
  if (!publisher) return { players: [], missing: [...regions], why: "not-configured" };
  if (!(await mayAsk())) return { players: [], missing: [...regions], why: "too-many" };
  const answers = await Promise.all(
    regions.map(async (region) => {
      try {
        const players = await publisher.playersNamed(region, beginning, MAX_REQUESTED);
        return { region, players: players.map((player) => ({ ...player, region })) };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        console.warn(`Finding players: ${error.message}`);
        return { region, players: null };
      }
    }),
  );
  const missing = answers.filter(({ players }) => players === null).map(({ region }) => region);
  const players = answers.flatMap(({ players }) => players ?? []);
  return { players, missing, why: missing.length === 0 ? null : "unavailable" };
}

/** Who has exactly this name first, then who is linked here, then the shorter names. */
function byNearness(beginning: string): (a: FoundPlayer, b: FoundPlayer) => number {
  const wanted = beginning.toLowerCase();
  const distance = ({ nickname, linked }: FoundPlayer) =>
    (nickname.toLowerCase() === wanted ? 0 : 100) + (linked ? 0 : 50) + nickname.length;
  const compare = new Intl.Collator("en").compare;
  return (a, b) => distance(a) - distance(b) || compare(a.nickname, b.nickname);
}
