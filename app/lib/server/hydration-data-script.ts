/**
 * React Router's loader data as one script: what its own <StreamTransfer> writes piece by piece,
 * enqueued at once into the controller that <Scripts> creates.
 */
export async function hydrationDataScript(handoff: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const text = await new Response(handoff).text();
  // Without "<" nothing can end the script element, or begin a comment in it.
  const json = JSON.stringify(text).replaceAll("<", "\\u003c");
  const controller = "window.__reactRouterContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${json});${controller}.close();</script>`;
}

/**
 * As `hydrationDataScript`, but a failure costs only the script: where an upgrade changed the router's stream, the
 * page is sent without it, and its links and forms still work. Only the first failure is reported, since every
 * page after it fails in the same way.
 */
export function createTolerantHydrationScript() {
  let reported = false;
  return async (
    handoff: ReadableStream<Uint8Array>,
    nonce: string,
    report: (error: unknown) => void,
  ): Promise<string> => {
    try {
      return await hydrationDataScript(handoff, nonce);
    } catch (error) {
      if (!reported) report(error);
      reported = true;
      return "";
    }
  };
}

/** Inserts HTML at the end of a document's body; appends it when the document does not end in "</body></html>". */
export function atEndOfBody(html: string, more: string): string {
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + more : html.slice(0, end) + more + html.slice(end);
}
