import { describe, expect, it } from "vitest";
import { redact } from "./redact.ts";

describe("redaction", () => {
  it.each([
    [
      "https://x/cb?&status=ok&access_token=abc123&nickname=N",
      "https://x/cb?&status=ok&access_token=[removed]&nickname=N",
    ],
    ["https://x/api/stats?limit=10&key=s3cr3t", "https://x/api/stats?limit=10&key=[removed]"],
    ["Authorization: Bearer eyJhbGciOi.x.y failed", "Authorization: [removed] failed"],
    ["sent bearer   eyJhbGciOi.x.y to nobody", "sent bearer [removed] to nobody"],
    ["got OAuth cfabdegwdoklmawdzdo98xt2fo512y from twitch", "got OAuth [removed] from twitch"],
    ['{"refresh_token":"r1","name":"N"}', '{"refresh_token":"[removed]","name":"N"}'],
    ["cookie: __Host-session=abc; wg-active-acc=1", "cookie: [removed]; wg-active-acc=1"],
    ["a=1; __Host-sign-in=abc; __Host-flash=x%3D; b=2", "a=1; __Host-sign-in=[removed]; __Host-flash=[removed]; b=2"],
    ["/api/wgauth/callback/Ab-_9?&status=ok", "/api/wgauth/callback/[removed]?&status=ok"],
    ["code_verifier=v1&nonce=n1&page=2", "code_verifier=[removed]&nonce=[removed]&page=2"],
    ["code=4/0Ab&state=xyz", "code=[removed]&state=[removed]"],
  ])("of %s is %s", (text, expected) => expect(redact(text)).toBe(expected));

  it.each([
    "x is not a function",
    "https://index.example/529/tiger-i?modules=stock",
    "TypeError at render (app.js:1:2)",
  ])("leaves %s alone", (text) => expect(redact(text)).toBe(text));
});
