import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { escapeHtml } from "#app/lib/text/inline-html.ts";
import { InlineHtml } from "#app/site/errors/error-screen.tsx";
import { XSS_PAYLOADS } from "#tests/fixtures/xss-payloads.ts";

const markup = (html: string) => renderToStaticMarkup(<InlineHtml html={html} />);

/** All HTML that a message may produce; an address is http(s), or a path of this site. */
const ALLOWED =
  /<\/?(?:b|code|em|i|strong)>|<br\/>|<\/a>|<a class="text-link" href="(?:\/(?!\/)|#|\?|https?:\/\/)[^"<>\s\\]*"(?: rel="noopener noreferrer nofollow")?>/g;

describe("the HTML of a message", () => {
  it.each([
    ["a plain text", "Page not found: /x", "Page not found: /x"],
    ["emphasis", "<b>a</b> <strong>b</strong> <i>c</i> <em>d</em>", "<b>a</b> <strong>b</strong> <i>c</i> <em>d</em>"],
    ["code and line breaks", "<code>x</code><br>y<br/>z<BR />", "<code>x</code><br/>y<br/>z<br/>"],
    ["a path", '<a href="/access">Sign in</a>', '<a class="text-link" href="/access">Sign in</a>'],
    ["a path with a query", "<a href='/?a=1&amp;b=2#c'>x</a>", '<a class="text-link" href="/?a=1&amp;b=2#c">x</a>'],
    [
      "another site",
      '<a href="https://wiki.example/a?b">x</a>',
      '<a class="text-link" href="https://wiki.example/a?b" rel="noopener noreferrer nofollow">x</a>',
    ],
    ["emphasis in a link", '<a href="/"><b>x</b></a>', '<a class="text-link" href="/"><b>x</b></a>'],
    ["references", "&lt;b&gt; &amp; &quot;&#39;&#x20AC;&nbsp;", "&lt;b&gt; &amp; &quot;&#x27;€\u00a0"],
    ["what only looks like a reference", "&copy; &#0; &#x110000; AT&T", "&amp;copy; &amp;#0; &amp;#x110000; AT&amp;T"],
    ["an end without a beginning", "x</b>y", "x&lt;/b&gt;y"],
    ["a beginning without an end", "<b>x", "<b>x</b>"],
    ["ends in the wrong order", "<b><i>x</b></i>", "<b><i>x&lt;/b&gt;</i></b>"],
    [
      "a link in a link",
      '<a href="/a">x<a href="/b">y</a>',
      '<a class="text-link" href="/a">x&lt;a href=&quot;/b&quot;&gt;y</a>',
    ],
    ["a tag that is not on the list", "<u>x</u>", "&lt;u&gt;x&lt;/u&gt;"],
    ["an attribute that is not on the list", '<b class="x">y</b>', "&lt;b class=&quot;x&quot;&gt;y&lt;/b&gt;"],
    ["a sum", "1 < 2 and 3 > 2", "1 &lt; 2 and 3 &gt; 2"],
  ])("%s", (_, html, expected) => expect(markup(html)).toBe(expected));

  it.each(Object.entries(XSS_PAYLOADS))("nothing but the allow-list comes of: %s", (_, payload) => {
    for (const html of [payload, `before ${payload} after`, `<b>${payload}</b>`, `<a href="/">${payload}</a>`]) {
      expect(markup(html).replace(ALLOWED, "")).not.toMatch(/[<>]/);
    }
  });

  it.each(Object.entries(XSS_PAYLOADS))("an escaped payload is shown to the letter: %s", (_, payload) => {
    const text = markup(escapeHtml(payload));
    expect(text).not.toMatch(/[<>]/);
    expect(text).toBe(renderToStaticMarkup(payload));
  });

  it("reads a long message of nothing but brackets in no time", () => {
    const start = performance.now();
    for (const fragment of ["<", "<a ", '<a href="', "<b", "&#"]) markup(fragment.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
