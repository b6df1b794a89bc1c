/** Characters that could end a script element or a line in it, as escapes that JSON allows. */
const escapes: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * React Router's loader data as one script: what its own <StreamTransfer> writes piece by piece,
 * enqueued at once into the controller that <Scripts> creates.
 */
export async function handoffScript(handoff: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const text = await new Response(handoff).text();
  const json = JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (character) => escapes[character] ?? "");
  const controller = "window.__reactRouterContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${json});${controller}.close();</script>`;
}

/**
 * As `handoffScript`, for what a page can go without: where the router's stream is not what it was, the page goes
 * out as React wrote it. Its links and forms work without script; only the first failure is reported, since each
 * page after it would fail alike.
 */
export function createSoftHandoff() {
  let reported = false;
  return async (
    handoff: ReadableStream<Uint8Array>,
    nonce: string,
    report: (error: unknown) => void,
  ): Promise<string> => {
    try {
      return await handoffScript(handoff, nonce);
    } catch (error) {
      if (!reported) report(error);
      reported = true;
      return "";
    }
  };
}
