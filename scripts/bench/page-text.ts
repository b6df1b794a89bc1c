import type { Browser } from "playwright";

/** The text of a page, without its looks. */
export interface PageText {
  /** Texts that are no links, with their place on the page. */
  texts: { place: number; text: string }[];
  links: { place: number; href: string; text: string }[];
}

/** Reads the text of a page as the server sends it. */
export async function readPageText(browser: Browser, url: string): Promise<PageText> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await page.evaluate(() => {
      const links = [...document.body.querySelectorAll("a")].map((link, place) => ({
        place,
        href: link.getAttribute("href") ?? "/",
        text: link.textContent?.trim() ?? "",
      }));
      const texts: { place: number; text: string }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim();
        if (text && !node.parentElement?.closest("a, script, style, noscript"))
          texts.push({ place: texts.length, text });
      }
      return { texts, links };
    });
  } finally {
    await context.close();
  }
}
