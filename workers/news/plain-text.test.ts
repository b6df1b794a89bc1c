import { expect, it } from "vitest";
import { oneLine } from "#app/lib/text/one-line.ts";
import { XSS_PAYLOADS } from "#tests/fixtures/xss-payloads.ts";
import { plainText } from "./collect-news.ts";

it.each([
  ["plain words", "plain words"],
  ["<p>One</p><p>two</p>", "One two"],
  ["One<br>two<br/>three", "One two three"],
  ["<b>b</b>old", "bold"],
  ["A &amp; B &lt; C &quot;d&quot; &#8217; &#x2019; &nbsp;&mdash;&hellip; &eacute;", 'A & B < C "d" ’ ’ —… é'],
  ["&unknown; &amp", "&unknown; &amp"],
  ["a<script>alert(1)</script>b<style>p{}</style>c", "abc"],
  ["a<svg><title>t</title><script>x</script></svg>b", "ab"],
  ["a<iframe>x</iframe><noscript>y</noscript><template>z</template>b", "ab"],
  ["<!-- hidden -->shown", "shown"],
  ["<p>never closed <b>at all", "never closed at all"],
  ["a<script>never closed", "a"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["  many \n\t spaces  ", "many spaces"],
  ["<img src=x onerror=alert(1)>", ""],
  ["turned \u202Eround\u200B and\u0000 hidden", "turned round and hidden"],
])("%j reads %j", async (html, text) => {
  expect(await plainText(html, 200)).toBe(text);
});

it.each(Object.entries(XSS_PAYLOADS))("nothing runs of %s", async (_, payload) => {
  expect(await plainText(payload, 1000)).not.toMatch(/<\/?[a-z!]/i);
});

it.each([
  ["one two three", 13, "one two three"],
  ["one two three", 12, "one two…"],
  ["one, two, three", 10, "one, two…"],
  ["aaaaaaaaaaaaaaaaaaaa", 10, "aaaaaaaaa…"],
  ["🙂🙂🙂🙂", 3, "🙂🙂…"],
])("%j of at most %d characters is %j", async (html, length, text) => {
  expect(await plainText(html, length)).toBe(text);
});

it("a family of signs stays together", () => {
  expect(oneLine("👩\u200d🚀")).toBe("👩\u200d🚀");
});
