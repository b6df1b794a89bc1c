import { type Context, Hono } from "hono";
import type { Faults } from "./faults.ts";
import { consentPage, Grants } from "./oauth.ts";
import { clans, simulatedClans } from "./wargaming-clans.ts";
import { encyclopedia, mastery } from "./wargaming-encyclopedia.ts";
import { simulatedStatistics } from "./wargaming-players.ts";
import { type Garages, tanks } from "./wargaming-tanks.ts";

export const wargamingApplicationId = "simulated-wargaming";

interface WargamingPersona {
  accountId: number;
  nickname: string;
}

export const wargamingPersonas: Record<string, WargamingPersona> = Object.fromEntries(
  [1, 2, 3, 4].map((n) => [`commander-${n}`, { accountId: 500_000_000 + n, nickname: `Commander_${n}` }]),
);

const day = 86_400;
/** The longest and default duration of a permission. */
const maxSeconds = 14 * day;

/** Players without a persona, whom the publisher knows. */
const otherPlayers: WargamingPersona[] = [{ accountId: 500_000_009, nickname: "Veteran_9" }];

/**
 * The publisher's public API of one region, with its quirks: errors come as HTTP 200, the callback has no state and
 * begins with `?&`, unknown ids are null.
 */
export function wargaming(
  { faults, garages }: { faults: Faults; garages: Garages },
  region: string,
  origin: () => string,
): { app: Hono; grants: Grants } {
  const app = new Hono();
  const grants = new Grants();
  const expiries = new Map<string, number>();
  const known = simulatedClans(region, Object.values(wargamingPersonas));
  // The personas are in every region, and those in clans in their own.
  const players = [
    ...Object.values(wargamingPersonas),
    ...otherPlayers,
    ...known.flatMap(({ members }) => members.filter(({ nickname }) => !nickname.startsWith("Commander_"))),
  ];
  const now = () => Math.floor(Date.now() / 1000);
  const personas = new Set([...Object.values(wargamingPersonas), ...otherPlayers].map(({ accountId }) => accountId));
  const statsOfPlayer = (id: number) =>
    players.some(({ accountId }) => accountId === id) ? garages.stats(id, personas.has(id), now()) : null;
  const ok = (c: Context, data: unknown, meta: object = {}) => c.json({ status: "ok", meta, data });
  const no = (c: Context, message: string, field: string, value: string | null = null) =>
    c.json({ status: "error", error: { code: 407, message, field, value } });
  const parameters = async (c: Context): Promise<Record<string, string>> => {
    // A copy, because the next handler reads the body too.
    const form = c.req.method === "POST" ? await c.req.raw.clone().formData() : [];
    return { ...c.req.query(), ...Object.fromEntries([...form].map(([k, v]) => [k, String(v)])) };
  };
  const personaOf = (token: string | undefined) => {
    const persona = (expiries.get(token ?? "") ?? 0) > now() ? grants.personaOf(token) : undefined;
    return persona === undefined ? undefined : wargamingPersonas[persona];
  };
  const fault = (endpoint: string) =>
    faults.at(`wargaming/${endpoint}`, async (request) => {
      const form = request.method === "POST" ? await request.formData().catch(() => new FormData()) : new FormData();
      const token = form.get("access_token") ?? new URL(request.url).searchParams.get("access_token");
      return grants.personaOf(token === null ? undefined : String(token));
    });
  /** For requests with this value of a parameter in place of a persona. */
  const byParameter = (endpoint: string, parameter: string) =>
    faults.at(`wargaming/${endpoint}`, async ({ url }) => new URL(url).searchParams.get(parameter) ?? undefined);
  app.use("/wot/*", async (c, next) => {
    const { application_id } = await parameters(c);
    if (application_id !== wargamingApplicationId) return no(c, "INVALID_APPLICATION_ID", "application_id");
    return next();
  });

  app.get("/wot/auth/login/", fault("login"), (c) => {
    const { redirect_uri = "", nofollow, expires_at } = c.req.query();
    const location = `${origin()}/consent?${new URLSearchParams({ redirect_uri, expires_at: expires_at ?? "" })}`;
    return nofollow === "1" ? ok(c, { location }) : c.redirect(location);
  });
  app.get("/consent", (c) => {
    const { redirect_uri = "", expires_at } = c.req.query();
    const requested = Number(expires_at) || maxSeconds;
    // A duration, or a point in time where it is greater than any duration.
    const expiresAt = Math.min(requested > maxSeconds * 2 ? requested : now() + requested, now() + maxSeconds);
    const back = (query: Record<string, string>) =>
      `${redirect_uri}${redirect_uri.includes("?") ? "" : "?"}&${new URLSearchParams(query)}`;
    const choices = Object.entries(wargamingPersonas).map(([persona, { accountId, nickname }]) => {
      const { accessToken } = grants.issueTokens(persona);
      expiries.set(accessToken, expiresAt);
      const answer = { access_token: accessToken, nickname, account_id: `${accountId}`, expires_at: `${expiresAt}` };
      return { persona, label: `${nickname} (${region})`, href: back({ status: "ok", ...answer }) };
    });
    const cancel = back({ status: "error", code: "401", message: "AUTH_CANCEL" });
    return c.html(consentPage("Publisher", [...choices, { persona: "cancel", label: "Cancel", href: cancel }]));
  });
  app.post("/wot/auth/prolongate/", fault("prolongate"), async (c) => {
    const { access_token = "", expires_at } = await parameters(c);
    const persona = personaOf(access_token);
    if (!persona) return no(c, "INVALID_ACCESS_TOKEN", "access_token", access_token);
    const expiresAt = Math.min(Number(expires_at) || now() + maxSeconds, now() + maxSeconds);
    expiries.set(access_token, expiresAt);
    return ok(c, { access_token, account_id: persona.accountId, expires_at: expiresAt });
  });
  app.post("/wot/auth/logout/", fault("logout"), async (c) => {
    const { access_token = "" } = await parameters(c);
    if (!personaOf(access_token)) return no(c, "INVALID_ACCESS_TOKEN", "access_token", access_token);
    grants.revoke(access_token);
    return ok(c, null);
  });
  app.on(["GET", "POST"], "/wot/account/info/", fault("info"), async (c) => {
    const { account_id = "", access_token } = await parameters(c);
    const ids = account_id.split(",");
    if (ids.length > 100) return no(c, "ACCOUNT_ID_LIST_LIMIT_EXCEEDED", "account_id");
    if (access_token && !personaOf(access_token)) return no(c, "INVALID_ACCESS_TOKEN", "access_token", access_token);
    const infoOf = (id: string) => {
      const persona = players.find(({ accountId }) => accountId === Number(id));
      if (!persona) return null;
      const own = personaOf(access_token)?.accountId === persona.accountId;
      const clan = known.find(({ members }) => members.some(({ accountId }) => accountId === persona.accountId));
      const times = { created_at: 1_400_000_000, logout_at: now() - day };
      const vehicles = statsOfPlayer(persona.accountId) ?? new Map();
      const stats = simulatedStatistics(persona.accountId, vehicles, now());
      const { accountId: account_id, nickname } = persona;
      return {
        account_id,
        nickname,
        clan_id: clan?.clanId ?? null,
        ...times,
        ...stats,
        private: own ? { gold: 1 } : null,
      };
    };
    return ok(c, Object.fromEntries(ids.map((id) => [id, infoOf(id)])), { count: ids.length });
  });
  app.get("/wot/account/list/", fault("list"), (c) => {
    const { search = "", type = "startswith", limit } = c.req.query();
    if (search.length < 3) return no(c, "NOT_ENOUGH_SEARCH_LENGTH", "search", search);
    const wanted = search.toLowerCase();
    const found = players.filter(({ nickname }) => {
      const name = nickname.toLowerCase();
      return type === "exact" ? name === wanted : name.startsWith(wanted);
    });
    const listed = found.sort((a, b) => (a.nickname < b.nickname ? -1 : 1)).slice(0, Number(limit) || 100);
    return ok(
      c,
      listed.map(({ accountId, nickname }) => ({ account_id: accountId, nickname })),
      { count: listed.length },
    );
  });
  tanks(app, { statsOfPlayer, fault: byParameter });
  clans(app, { known, fault: byParameter });
  encyclopedia(app);
  mastery(app);
  return { app, grants };
}
