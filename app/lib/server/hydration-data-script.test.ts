import { describe, expect, it } from "vitest";
import { atEndOfBody, createTolerantHydrationScript, hydrationDataScript } from "./hydration-data-script.ts";

describe("what is put at the end of a body", () => {
  it.each([
    ["<body><p>words</p></body></html>", "<body><p>words</p>MORE</body></html>"],
    // "</body>" within a page's text is not its end.
    ["<body><p></body></p></body></html>", "<body><p></body></p>MORE</body></html>"],
    ["<p>words", "<p>wordsMORE"],
    ["", "MORE"],
  ])("stands last in it: %s", (html, whole) => {
    expect(atEndOfBody(html, "MORE")).toBe(whole);
  });
});

const streamOf = (text: string) => new Response(text).body ?? new ReadableStream();

describe("the hydration data script", () => {
  it("enqueues exactly the stream's text and closes the controller", async () => {
    const text = 'a "quote" </script><!-- \u2028 & \u2029 >';
    const script = await hydrationDataScript(streamOf(text), "n0nce");
    const code = /^<script nonce="n0nce">(.*)<\/script>$/s.exec(script)?.[1] ?? "";
    const seen: string[] = [];
    const streamController = { enqueue: (value: string) => seen.push(value), close: () => seen.push("closed") };
    new Function("window", code)({ __reactRouterContext: { streamController } });
    expect(seen).toEqual([text, "closed"]);
  });

  it("cannot be left by what a loader returned", async () => {
    const script = await hydrationDataScript(streamOf("</script><script>alert(1)</script>"), "n");
    expect(script.match(/<\/script>/g)).toHaveLength(1);
  });
});

describe("hydration data that cannot be read", () => {
  const broken = () =>
    new ReadableStream<Uint8Array>({
      pull() {
        throw new Error("The router has changed.");
      },
    });

  it("lets the page go out without it, and is reported once", async () => {
    const handoff = createTolerantHydrationScript();
    const reported: unknown[] = [];
    const report = (error: unknown) => void reported.push(error);
    expect(await handoff(broken(), "n", report)).toBe("");
    expect(await handoff(broken(), "n", report)).toBe("");
    expect(reported).toEqual([new Error("The router has changed.")]);
    expect(await handoff(streamOf("data"), "n", report)).toContain('enqueue("data")');
  });
});
