import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApi } from "#app/api/client.ts";
import { DESKTOP_ZIPS_KEY, DESKTOP_ZIPS_PATH, desktopZipKey } from "#app/game/battles/desktop-tool.ts";
import { ask } from "./support/site.ts";

const name = "index-desktop-tool-2026-11-27-win-x64.zip";
const sha256 = "a".repeat(64);
const path = `${DESKTOP_ZIPS_PATH}/${name}`;
const entry = { platform: "win-x64", name, bytes: 10, sha256 };

/** Puts a zip there as a deploy does. */
async function publish() {
  await env.FILES.put(desktopZipKey(sha256), "0123456789");
  await env.FILES.put(DESKTOP_ZIPS_KEY, JSON.stringify({ made: "once", zips: [entry] }));
}

/** The data that the loader of /mod gets. */
const loaded = () => createApi((call) => ask(String(call))).desktopZips();

const responseTo = async (headers: Record<string, string>, method = "GET") => {
  const answer = await ask(path, { headers, method });
  return [answer.status, answer.headers.get("content-range"), await answer.text()];
};

describe("the zips of the desktop tool", () => {
  it("are none where no deploy has made any: /mod offers the script, and a guess is told where to look", async () => {
    expect(await (await ask(DESKTOP_ZIPS_PATH)).json()).toEqual({ zips: [] });
    const missing = await ask(path);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({
      error: { code: "not_found", message: expect.stringContaining("/mod") },
    });
    expect(await loaded()).toEqual([]);
  });

  it("are told to /mod with their size and checksum", async () => {
    await publish();
    expect(await loaded()).toEqual([entry]);
  });

  it("are saved whole under their name, and not sent again to who has them", async () => {
    await publish();
    const whole = await ask(path);
    expect([whole.status, await whole.text()]).toEqual([200, "0123456789"]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      etag: `"${sha256}"`,
      "accept-ranges": "bytes",
      "content-length": "10",
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}"`,
    });
    expect(await responseTo({ "if-none-match": `"${sha256}"` })).toEqual([304, null, ""]);
  });

  it("tell their size to a HEAD, without bytes", async () => {
    await publish();
    const head = await ask(path, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
  });

  it.each([
    ["bytes=2-4", 206, "bytes 2-4/10", "234"],
    ["bytes=7-", 206, "bytes 7-9/10", "789"],
    ["bytes=-3", 206, "bytes 7-9/10", "789"],
    ["bytes=-30", 206, "bytes 0-9/10", "0123456789"],
    ["bytes=8-30", 206, "bytes 8-9/10", "89"],
    ["bytes=0-1,3-4", 200, null, "0123456789"],
    ["bytes=4-2", 200, null, "0123456789"],
    ["lines=1-2", 200, null, "0123456789"],
  ])("go on where a download was cut off: %s", async (range, ...expected) => {
    await publish();
    expect(await responseTo({ range })).toEqual(expected);
  });

  it.each(["bytes=10-", "bytes=-0"])("have nothing beyond their end: %s", async (range) => {
    await publish();
    expect((await responseTo({ range })).slice(0, 2)).toEqual([416, "bytes */10"]);
  });

  it("begin anew where the part is of another file", async () => {
    await publish();
    expect((await responseTo({ range: "bytes=5-", "if-range": '"other"' })).slice(0, 2)).toEqual([200, null]);
    expect((await responseTo({ range: "bytes=5-", "if-range": `"${sha256}"` })).slice(0, 2)).toEqual([
      206,
      "bytes 5-9/10",
    ]);
  });
});
