import type { Context, Hono, MiddlewareHandler } from "hono";
import { capitalised } from "#app/game/text.ts";
import { simulatedNumber } from "./simulated-number.ts";

/** Somebody in a simulated clan. */
interface SimulatedMember {
  accountId: number;
  nickname: string;
  role: string;
  /** Unix time in seconds. */
  joinedAt: number;
}

interface SimulatedClan {
  clanId: number;
  tag: string;
  name: string;
  motto: string;
  createdAt: number;
  disbanded: boolean;
  members: SimulatedMember[];
}

const day = 86_400;
/** Noon of a day, before which all simulated members had joined. */
const epoch = Date.UTC(2026, 0, 1, 12) / 1000;

const ROLES = [
  "commander",
  "executive_officer",
  "executive_officer",
  "personnel_officer",
  "combat_officer",
  "combat_officer",
  "intelligence_officer",
  "quartermaster",
  "recruitment_officer",
  "junior_officer",
  "junior_officer",
];
const SYLLABLES = ["Ash", "Bor", "Cal", "Dun", "Elm", "Fen", "Gar", "Hol", "Isk", "Jor", "Kes", "Lun", "Mar", "Nor"];

/** What each clan is called, and how many are in it; its name says that it is simulated. */
const CLANS = [
  { tag: "FERRO", name: "Ferrous Guard (simulated)", motto: "Iron in, iron out", size: 84, disbanded: false },
  {
    tag: "BOLD",
    name: '<b>Bold</b> & "Brave" (simulated)',
    motto: "<script>alert(1)</script>",
    size: 7,
    disbanded: false,
  },
  { tag: "FULL-", name: "Full House (simulated)", motto: "", size: 100, disbanded: false },
  { tag: "GONE", name: "Gone Fishing (simulated)", motto: "", size: 0, disbanded: true },
  { tag: "ALONE", name: "Alone (simulated)", motto: "One is enough", size: 1, disbanded: false },
] as const;

/** Where the ids of a region begin, of clans and of accounts alike. */
const FIRST_ID: Record<string, number> = { eu: 500_000_000, com: 1_000_000_000, asia: 2_000_000_000 };

/** The clans of a region. Those of the personas are in the first one of Europe. */
export function simulatedClans(region: string, personas: readonly { accountId: number; nickname: string }[]) {
  const first = FIRST_ID[region] ?? 0;
  const lately = Math.floor(Date.now() / 1000) - 3 * day;
  return CLANS.map((clan, at): SimulatedClan => {
    const clanId = first + 101 + at;
    const own = region === "eu" && at === 0 ? personas : [];
    const members = Array.from({ length: clan.size }, (_, index): SimulatedMember => {
      const seed = clanId * 1000 + index;
      const persona = own[index - 4];
      const syllable = (salt: number) => SYLLABLES[simulatedNumber(seed, salt, SYLLABLES.length)] ?? "";
      return {
        accountId: persona?.accountId ?? first + 1_000_000 + at * 1000 + index,
        nickname: persona?.nickname ?? `${syllable(1)}${syllable(2).toLowerCase()}_${index + 1}`,
        role: ROLES[index] ?? (index < 60 ? "private" : index % 7 === 0 ? "reservist" : "recruit"),
        // Of all big clans the last one has just come.
        joinedAt: index > 50 && index === clan.size - 1 ? lately : epoch - simulatedNumber(seed, 3, 1500) * day,
      };
    });
    const { tag, name, motto, disbanded } = clan;
    return { clanId, tag, name, motto, createdAt: epoch - (4000 - at * 300) * day, disbanded, members };
  });
}

/** Clan calls with the quirks of the real ones: null for unknown ids, hardly any data for a disbanded clan. */
export function clans(
  app: Hono,
  {
    known,
    fault,
  }: {
    known: readonly SimulatedClan[];
    /** Lets an endpoint fail for requests about one clan, by its id, or for all. */
    fault: (endpoint: string, parameter: string) => MiddlewareHandler;
  },
): void {
  const ok = (c: Context, data: unknown, count: number) => c.json({ status: "ok", meta: { count }, data });
  const no = (c: Context, message: string, field: string) =>
    c.json({
      status: "error",
      error: { code: message.endsWith("SPECIFIED") ? 402 : 407, message, field, value: null },
    });
  const listed = known.filter(({ disbanded }) => !disbanded);
  const short = ({ clanId, tag, name, members, createdAt }: SimulatedClan) => ({
    clan_id: clanId,
    tag,
    name,
    members_count: members.length,
    created_at: createdAt,
    color: "#8A6D3B",
  });
  /** An answer keyed by the requested ids. */
  const byId = (parameter: string, max: number, tell: (id: number) => unknown) => (c: Context) => {
    const requested = c.req.query(parameter);
    if (!requested) return no(c, `${parameter.toUpperCase()}_NOT_SPECIFIED`, parameter);
    const ids = requested.split(",").map(Number);
    if (ids.length > max) return no(c, `${parameter.toUpperCase()}_LIST_LIMIT_EXCEEDED`, parameter);
    return ok(c, Object.fromEntries(ids.map((id) => [id, tell(id) ?? null])), ids.length);
  };
  const clanOf = (id: number) => known.find(({ clanId }) => clanId === id);

  app.get("/wot/clans/list/", fault("clans-list", "search"), (c) => {
    const { search = "", limit = "100" } = c.req.query();
    if (search.length < 2) return no(c, "NOT_ENOUGH_SEARCH_LENGTH", "search");
    const wanted = search.toLowerCase();
    const found = listed.filter(({ tag, name }) => [tag, name].some((text) => text.toLowerCase().includes(wanted)));
    return ok(c, found.slice(0, Number(limit)).map(short), found.length);
  });
  app.get(
    "/wot/clans/info/",
    fault("clans-info", "clan_id"),
    byId("clan_id", 100, (id) => {
      const clan = clanOf(id);
      if (!clan) return null;
      const { clanId, motto, members, disbanded } = clan;
      if (disbanded)
        return { clan_id: clanId, is_clan_disbanded: true, updated_at: epoch, members: null, tag: null, name: null };
      return {
        ...short(clan),
        motto,
        is_clan_disbanded: false,
        updated_at: epoch,
        old_tag: null,
        renamed_at: null,
        leader_id: members[0]?.accountId,
        leader_name: members[0]?.nickname,
        members: members.map(({ accountId, nickname, role, joinedAt }) => ({
          account_id: accountId,
          account_name: nickname,
          role,
          joined_at: joinedAt,
          role_i18n: capitalised(role).replaceAll("_", " "),
        })),
      };
    }),
  );
  app.get(
    "/wot/clans/accountinfo/",
    fault("clans-accountinfo", "account_id"),
    byId("account_id", 100, (id) => {
      const clan = listed.find(({ members }) => members.some(({ accountId }) => accountId === id));
      const member = clan?.members.find(({ accountId }) => accountId === id);
      return clan && member
        ? {
            account_id: id,
            account_name: member.nickname,
            role: member.role,
            joined_at: member.joinedAt,
            clan: short(clan),
          }
        : null;
    }),
  );
  app.get(
    "/wot/clanratings/clans/",
    fault("clanratings", "clan_id"),
    byId("clan_id", 100, (id) => {
      const clan = clanOf(id);
      if (!clan || clan.disbanded) return null;
      // A clan that is too small is ranked in nothing.
      const ranked = clan.members.length > 10;
      const rating = (salt: number, from: number, to: number) =>
        ranked
          ? {
              value: from + simulatedNumber(id, salt, to - from),
              rank: 1 + simulatedNumber(id, salt + 50, 4000),
              rank_delta: 0,
            }
          : { value: null, rank: null, rank_delta: null };
      return {
        clan_id: id,
        clan_name: clan.name,
        clan_tag: clan.tag,
        exclude_reasons: {},
        efficiency: rating(1, 4000, 9000),
        fb_elo_rating_6: rating(2, 950, 1200),
        fb_elo_rating_8: rating(3, 1000, 1400),
        fb_elo_rating_10: rating(4, 1000, 1700),
        gm_elo_rating_6: rating(5, 950, 1100),
        gm_elo_rating_8: rating(6, 950, 1200),
        gm_elo_rating_10: rating(7, 1000, 1800),
        battles_count_avg_daily: rating(8, 3, 16),
      };
    }),
  );
  app.get(
    "/wot/stronghold/claninfo/",
    fault("stronghold", "clan_id"),
    byId("clan_id", 10, (id) => {
      const clan = clanOf(id);
      if (!clan || clan.disbanded || clan.members.length < 2) return null;
      const tier = (name: number, salt = name) => {
        const total = 100 + simulatedNumber(id, salt, 3000);
        return {
          [`total_${name}`]: total,
          [`win_${name}`]: Math.floor(total * (0.4 + simulatedNumber(id, salt * 7 + 1, 30) / 100)),
        };
      };
      return {
        clan_id: id,
        clan_tag: clan.tag,
        clan_name: clan.name,
        stronghold_level: 1 + simulatedNumber(id, 9, 10),
        skirmish_statistics: { ...tier(6), ...tier(8), ...tier(10) },
        battles_for_strongholds_statistics: tier(10, 31),
      };
    }),
  );
  app.get(
    "/wot/globalmap/claninfo/",
    fault("globalmap", "clan_id"),
    byId("clan_id", 10, (id) => {
      const clan = clanOf(id);
      if (!clan || clan.disbanded || clan.members.length < 10) return null;
      const battles = 200 + simulatedNumber(id, 20, 3000);
      const wins = Math.floor(battles * 0.55);
      const statistics = { battles, wins, losses: battles - wins, captures: Math.floor(battles / 6) };
      return {
        clan_id: id,
        tag: clan.tag,
        name: clan.name,
        statistics: { ...statistics, provinces_count: simulatedNumber(id, 21, 6) },
      };
    }),
  );
}
