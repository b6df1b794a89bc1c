import { describe, expect, it } from "vitest";
import { handoffScript } from "./handoff-script.ts";

const streamOf = (text: string) => new Response(text).body ?? new ReadableStream();

describe("the hand-off script", () => {
  it("enqueues exactly the stream's text and closes the controller", async () => {
    const text = 'a "quote" </script><!-- \u2028 & \u2029 >';
    const script = await handoffScript(streamOf(text), "n0nce");
    const code = /^<script nonce="n0nce">(.*)<\/script>$/s.exec(script)?.[1] ?? "";
    const seen: string[] = [];
    const streamController = { enqueue: (value: string) => seen.push(value), close: () => seen.push("closed") };
    new Function("window", code)({ __reactRouterContext: { streamController } });
    expect(seen).toEqual([text, "closed"]);
  });

  it("cannot be left by what a loader returned", async () => {
    const script = await handoffScript(streamOf("</script><script>alert(1)</script>\u2028"), "n");
    expect(script.match(/<\/script>/g)).toHaveLength(1);
    expect(script).not.toContain("\u2028");
  });
});
