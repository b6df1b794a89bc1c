const xml = { "content-type": "application/rss+xml; charset=utf-8" };
const head = '<?xml version="1.0"?><rss version="2.0"><channel><title>Bad</title>';
const item = (inner: string) => `<item>${inner}</item>`;
const whole = (items: string[], start = head) => `${start}${items.join("")}</channel></rss>`;
const good = (n: number) => `<title>Item ${n}</title><link>https://bad.example/${n}</link>`;
const dated = (n: number, date: string) => item(`${good(n)}<pubDate>${date}</pubDate>`);

/** What feeds do that are broken, or made to break who reads them. */
const FEEDS: Readonly<Record<string, () => string>> = {
  scripts: () =>
    whole([
      item(
        `<title>&lt;img src=x onerror=alert(1)&gt;Title &lt;script&gt;alert(2)&lt;/script&gt;</title>
        <link>https://bad.example/scripts</link>
        <description><![CDATA[<style>p{color:red}</style><p onclick="alert(3)">Words <a href="javascript:alert(4)">here</a></p>
        <iframe src="https://bad.example"></iframe><svg><script>alert(5)</script></svg>]]></description>`,
      ),
      item("<title>A link that runs</title><link>javascript:alert(6)</link>"),
      item("<title>A link without https</title><link>http://bad.example/plain</link>"),
      item("<title>A link with a password</title><link>https://me:secret@bad.example/</link>"),
    ]),
  garbage: () => "\u0000\u0001 <<<>>> this is no feed & never was",
  page: () => "<!doctype html><html><head><title>Sign in</title></head><body>Please sign in.</body></html>",
  "cut-off": () => whole([1, 2, 3].map((n) => item(good(n)))).slice(0, -60),
  empty: () => whole([]),
  dates: () =>
    whole([
      dated(1, new Date(Date.now() + 400 * 86_400_000).toUTCString()),
      dated(2, "the day before yesterday"),
      dated(3, "Thu, 01 Jan 1970 00:00:00 GMT"),
      item(good(4)),
      dated(5, "Mon, 02 Nov 2026 10:00:00 GMT"),
      // Twice the same.
      dated(5, "Mon, 02 Nov 2026 12:00:00 GMT"),
    ]),
  bomb: () => {
    const entities = Array.from({ length: 20 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`);
    const start = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "boom">${entities.join("")}]>${head.slice(21)}`;
    return whole([item(`<title>&e20;</title><link>https://bad.example/bomb</link>`)], start);
  },
  deep: () => whole([item(`${good(1)}<description>${"<b>".repeat(5000)}${"</b>".repeat(5000)}</description>`)]),
  many: () => whole(Array.from({ length: 2000 }, (_, n) => item(good(n)))),
  long: () =>
    whole([
      item(
        `<title>${"word ".repeat(500)}</title><link>https://bad.example/long</link><description>${"text ".repeat(5000)}</description>`,
      ),
    ]),
};

/** Ends the feeds that never end: who gave one up may not tell its server so. */
let ending = new AbortController();

export function endEndlessFeeds(): void {
  ending.abort();
  ending = new AbortController();
}

/** @returns undefined for a fault that is not known */
export function badFeed(fault: string): Response | undefined {
  if (fault === "huge") return new Response(stream(50, "x".repeat(1024 * 1024)), { headers: xml });
  if (fault === "endless") return new Response(stream(Number.POSITIVE_INFINITY, " ", 20), { headers: xml });
  const text = Object.hasOwn(FEEDS, fault) ? FEEDS[fault]?.() : undefined;
  return text === undefined ? undefined : new Response(text, { headers: xml });
}

/** A feed that begins well, and then has this piece so many times, or for ever. */
function stream(pieces: number, piece: string, pauseMs = 0): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const { signal } = ending;
  let sent = 0;
  let gone = false;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(head));
    },
    async pull(controller) {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (gone) return;
      if (signal.aborted || sent++ >= pieces) return controller.close();
      controller.enqueue(encoder.encode(piece));
    },
    cancel() {
      gone = true;
    },
  });
}
