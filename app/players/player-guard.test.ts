import { expect, it } from "vitest";
import type { PlayerAnswer } from "#app/api/players.ts";
import type { Player } from "#app/game/players/answers.ts";
import { parseInlineHtml } from "#app/lib/text/inline-html.ts";
import { accountIdOf, guardPlayer } from "./player-guard.ts";

const player: Player = {
  accountId: 500_000_001,
  nickname: "Commander_1",
  region: "eu",
  visibility: "public",
  source: "linked",
  nicknameAt: 1_795_000_000_000,
  own: false,
  permissionEnded: false,
};
const found = (fields: Partial<Player> = {}): PlayerAnswer => ({ kind: "found", player: { ...player, ...fields } });

function thrownBy(answer: PlayerAnswer, path = "/accounts/500000001/Commander_1") {
  const url = new URL(path, "https://index.example");
  const nickname = decodeURIComponent(url.pathname.split("/")[3] ?? "");
  try {
    return { player: guardPlayer(answer, { url, nickname, notFound: () => "nobody" }) };
  } catch (thrown) {
    return thrown;
  }
}

it("lets a page of a known player be seen", () => {
  expect(thrownBy(found())).toEqual({ player });
  expect(thrownBy(found({ visibility: "private", own: true }))).toMatchObject({ player: { own: true } });
});

it("knows nobody by an id of nobody", () => {
  expect(thrownBy({ kind: "unknown" })).toBe("nobody");
});

it.each(["commander_1", "COMMANDER_1", "Somebody", "x%2Fy", ""])(
  "leads from the name “%s” to the right one",
  (name) => {
    const answer = thrownBy(found(), `/accounts/500000001/${name}?from=chat`) as Response;
    expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
      301,
      "/accounts/500000001/Commander_1?from=chat",
      "no-store",
    ]);
  },
);

it("answers 410 for a player of whom the publisher tells no more", () => {
  const thrown = thrownBy({ kind: "closed" }) as Thrown;
  expect(thrown.init).toMatchObject({ status: 410, headers: { "Cache-Control": "no-store" } });
  expect(thrown.data.message).toContain("closed");
});

it("answers 401 for a private page, with the way to sign in and back and without the name", () => {
  const thrown = thrownBy({ kind: "private", region: "com" }, "/accounts/500000001/x%22%3E") as Thrown;
  expect(thrown.init?.status).toBe(401);
  expect(thrown.data.headline).toBe("This player page is private");
  const link = parseInlineHtml(thrown.data.message)[1];
  expect(link).toMatchObject({
    tag: "a",
    href: "/api/wgauth/login?region=com&return_to=%2Faccounts%2F500000001%2Fx%2522%253E",
  });
});

it("answers 498 to the owner whose permission has ended, with the way to renew it", () => {
  const thrown = thrownBy(found({ own: true, permissionEnded: true })) as Thrown;
  expect(thrown.init?.status).toBe(498);
  const href = "/api/wgauth/login?region=eu&return_to=%2Faccounts%2F500000001%2FCommander_1&account_id=500000001";
  expect(parseInlineHtml(thrown.data.message)[1]).toMatchObject({ tag: "a", href });
});

it.each([
  ["unavailable", 503],
  ["too-many", 429],
] as const)("asks for patience when the answer is %s", (kind, status) => {
  const thrown = thrownBy({ kind }) as Thrown;
  expect(thrown.init).toMatchObject({ status, headers: { "Retry-After": "60" } });
});

it.each(["0", "-1", "01", "1e9", "1.5", "x", "", "9".repeat(16)])("takes '%s' for no account id", (text) => {
  expect(accountIdOf(text)).toBeNull();
});

it("reads an account id", () => {
  expect([accountIdOf("1"), accountIdOf("500000001")]).toEqual([1, 500_000_001]);
});

interface Thrown {
  init: ResponseInit | null;
  data: { message: string; headline?: string };
}
