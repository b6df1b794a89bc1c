import { describe, expect, it, vi } from "vitest";
import { Browser } from "./support/browser.ts";
import { ask, origin } from "./support/site.ts";

const form = "application/x-www-form-urlencoded";
const kilobyte = "a=b&".repeat(256);

/** A streamed body without a Content-Length. */
function inPieces(piece: string, count: number): { body: ReadableStream; sent: () => number } {
  const bytes = new TextEncoder().encode(piece);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent === count) return controller.close();
      sent++;
      controller.enqueue(bytes);
    },
  });
  return { body, sent: () => sent };
}
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", body, headers: { "content-type": form, ...headers } });

describe("a call of the API", () => {
  it.each(["/api/wgauth/logout", "/api/wgauth/active", "/api/account/logout", "/api/twitch/logout", "/api/nothing"])(
    "%s may carry four kilobytes",
    async (path) => {
      const answer = await post(path, `${kilobyte.repeat(4)}x`);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toEqual({
        error: { code: "too_large", message: "A call may carry 4096 bytes at most." },
      });
      expect((await post(path, kilobyte.repeat(4))).status).not.toBe(413);
    },
  );

  it("is cut off at four kilobytes, too, when it does not say how long it is", async () => {
    const { body, sent } = inPieces(kilobyte, 23 * 1024);
    expect((await post("/api/wgauth/active", body)).status).toBe(413);
    expect(sent()).toBeLessThan(10);
  });

  it("is read when it does not say how long it is, and is not too long", async () => {
    const browser = new Browser();
    for (const n of [1, 2]) await browser.signIn("wgauth", `commander-${n}`, "?region=eu");
    const answer = await ask("/api/wgauth/active", {
      method: "POST",
      body: inPieces("account_id=500000002", 1).body,
      headers: {
        "content-type": form,
        origin,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([
      204,
      expect.stringMatching("wg-active-acc=500000002;"),
    ]);
  });

  it.each(["logout", "active", "visibility"])("wgauth/%s reads nothing of who is not signed in", async (call) => {
    const formData = vi.spyOn(Request.prototype, "formData");
    const arrayBuffer = vi.spyOn(Request.prototype, "arrayBuffer");
    const text = vi.spyOn(Request.prototype, "text");
    expect((await post(`/api/wgauth/${call}`, "account_id=500000001")).status).toBe(401);
    for (const read of [formData, arrayBuffer, text]) expect(read).not.toHaveBeenCalled();
  });
});
