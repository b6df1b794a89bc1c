import { COMMON_HTML, EntityDecoder, LATIN_ACCENTS, PUNCTUATION, XML } from "@nodable/entities";
import { oneLine } from "#app/lib/text/one-line.ts";

/** What an element of these holds is no text. */
const WITHOUT_TEXT =
  "script, style, template, noscript, iframe, object, embed, svg, math, textarea, select, title, head";
/** Whose text does not run on into what comes before or after. */
const BLOCKS =
  "p, div, br, li, ul, ol, h1, h2, h3, h4, h5, h6, tr, td, th, table, blockquote, pre, figure, figcaption, hr";

/** The beginning of an element, a comment or the like. */
const MARKUP = /<(?=[a-z!/?])/gi;

const entities = { ...XML, ...COMMON_HTML, ...LATIN_ACCENTS, ...PUNCTUATION };

/**
 * The words of a piece of HTML in one line: no elements, no script, no style. The HTML parser of the runtime reads it,
 * so that what a browser would take for an element is one here. The result is text: who shows it has to escape it.
 * @param maxLength in characters; what is longer ends with an ellipsis after a whole word
 */
export async function plainText(html: string, maxLength: number): Promise<string> {
  let text = await wordsOf(html);
  // What was written as references can be HTML once more; whoever takes the words for HTML finds none.
  for (let pass = 0; pass < 3 && text.search(MARKUP) >= 0; pass++) text = await wordsOf(text);
  return shorten(oneLine(text.replace(MARKUP, "")), maxLength);
}

/** The words of HTML, with what stands for a sign replaced by it. */
async function wordsOf(html: string): Promise<string> {
  const words: string[] = [];
  let silent = 0;
  const rewriter = new HTMLRewriter()
    .on(WITHOUT_TEXT, {
      element(element) {
        silent++;
        try {
          element.onEndTag(() => {
            silent--;
          });
        } catch {
          // It has no end.
          silent--;
        }
      },
    })
    .on(BLOCKS, {
      element() {
        words.push(" ");
      },
    })
    .onDocument({
      text({ text }) {
        if (silent === 0) words.push(text);
      },
    });
  await rewriter.transform(new Response(html)).text();
  return new EntityDecoder({ namedEntities: entities }).decode(words.join(""));
}

function shorten(text: string, maxLength: number): string {
  const letters = [...text];
  if (letters.length <= maxLength) return text;
  const start = letters.slice(0, maxLength - 1).join("");
  const end = start.lastIndexOf(" ");
  return `${(end > maxLength / 2 ? start.slice(0, end) : start).replace(/[\s.,;:–-]+$/, "")}…`;
}
