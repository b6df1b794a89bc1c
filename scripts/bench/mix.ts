import { createHash, randomBytes } from "node:crypto";
import type { Miniflare } from "miniflare";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";

/** A clan of a hundred players who all play and upload. */
const ACCOUNTS = 100;
const FIRST = 510_000_000;
export const BATTLES_PER_UPLOAD = 10;

export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface LoadAccount {
  id: number;
  /** Of its session. */
  token: string;
  /** The key that writes. */
  key: string;
}

const token = () => randomBytes(32).toString("base64url");
const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** Links accounts, each with a session and a key that sends battles. */
export async function prepareAccounts(instance: Miniflare): Promise<LoadAccount[]> {
  const database = await instance.getD1Database("DB");
  const now = Date.now();
  const accounts = Array.from({ length: ACCOUNTS }, (_, n) => ({ id: FIRST + n, token: token(), key: token() }));
  await database.batch(
    accounts.flatMap(({ id, token, key }) => [
      database.prepare("INSERT INTO people VALUES (?, ?)").bind(`load-${id}`, now),
      database
        .prepare(
          `INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token,
            token_expires_at, write_key_hash, linked_at) VALUES (?1, ?2, 1, ?3, ?4, 'eu', '', ?6, ?5, ?4)`,
        )
        .bind(id, `load-${id}`, `Load_${id}`, now, hash(key), now + 86_400_000),
      database
        .prepare(
          `INSERT INTO sessions (token_hash, session_id, person_id, device, created_at, seen_at, authenticated_at,
            expires_at) VALUES (?1, ?1, ?2, 'Load', ?3, ?3, ?3, ?4)`,
        )
        .bind(hash(token), `load-${id}`, now, now + 86_400_000),
    ]),
  );
  return accounts;
}

const PUBLIC = [
  "/",
  "/?tier=10",
  "/?type=lightTank&sort=-viewRange",
  "/5137/tiger-ii",
  "/5137/tiger-ii/loadout",
  "/5137/tiger-ii/statistics",
  "/7169/is-7",
  "/529/tiger-i",
  "/comparison?vehicles=5137,7169",
  "/techtree/germany",
  "/community-average",
  "/marks-of-excellence",
  "/modules-extractor",
  "/maps",
  "/calendar",
  "/news",
  "/faq",
  "/api/vehicles.json?tier=8",
];

/**
 * The sequence of visitors' requests: half anonymous, a quarter signed in, a quarter sending battles or bypassing the
 * caches. Each visitor has its own address.
 */
export function mixOf(accounts: readonly LoadAccount[]): () => LoadRequest {
  let n = 0;
  const day = Math.floor(Date.now() / 86_400_000) * 86_400;
  return () => {
    n += 1;
    const account = accounts[n % accounts.length] as LoadAccount;
    const headers = { "cf-connecting-ip": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
    const path = PUBLIC[n % PUBLIC.length] ?? "/";
    switch (n % 8) {
      case 1:
      case 3:
        return { method: "GET", path: ownPath(n, account, path), headers: { ...headers, ...sessionOf(account) } };
      case 5:
        return { method: "GET", path: `${path}${path.includes("?") ? "&" : "?"}utm=${n}`, headers };
      case 7:
        return upload(accounts[(n >> 3) % accounts.length] as LoadAccount, n, day, headers);
      default:
        return { method: "GET", path, headers };
    }
  };
}

/** The battles of a whole clan, each member's in a request from an address of their own. */
export function clanUploads(accounts: readonly LoadAccount[]): LoadRequest[] {
  // Of days before those of the mixed traffic: an account has room for so many battles a day.
  const day = Math.floor(Date.now() / 86_400_000 - DAYS - 1) * 86_400;
  return accounts.map((account, n) => upload(account, 1e6 + n, day, { "cf-connecting-ip": `10.255.0.${n}` }));
}

const sessionOf = ({ token }: LoadAccount) => ({ cookie: `__Host-session=${token}` });
const ownPath = (n: number, { id }: LoadAccount, path: string) => (n % 3 ? path : `/accounts/${id}/Load_${id}`);

/** Days that uploaded battles are spread over; of an account's uploads, a hundred apart, each falls on another. */
const DAYS = 29;

function upload({ id, key }: LoadAccount, n: number, day: number, headers: Record<string, string>): LoadRequest {
  const battles = Array.from({ length: BATTLES_PER_UPLOAD }, (_, index) =>
    battleOf({
      accountId: id,
      arenaId: `9${n}${index}`,
      startedAt: day - 86_400 * ((n >> 3) % DAYS) - 400 * ((n >> 3) % 200) - 40 * index,
      tankId: 5137,
    }),
  );
  return {
    method: "POST",
    path: `/api/stats/accounts/${id}/arenas`,
    headers: { ...headers, authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ battles }),
  };
}
