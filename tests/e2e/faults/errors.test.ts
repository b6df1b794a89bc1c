import type { Page } from "@playwright/test";
import { XSS_PAYLOADS } from "#tests/fixtures/xss-payloads.ts";
import { hydrated } from "../support/hydrated.ts";
import { test as isolatedSite } from "../support/isolated-site.ts";
import { expect, test } from "../support/test.ts";

/** Follows an inserted link by the router; retries until the router listens. */
async function follow(page: Page, href: string): Promise<void> {
  const click = (to: string) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    let taken = false;
    // After the router's handler, so that the browser itself does not navigate.
    const look = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", look, { once: true });
    link.click();
    link.remove();
    return taken;
  };
  await expect.poll(() => page.evaluate(click, href)).toBe(true);
}

const main = (page: Page) => page.getByRole("main");
const rail = (page: Page) => page.getByRole("navigation", { name: "Main" });

test.describe("a fatal error", () => {
  test.beforeEach(({ complaints }) => complaints.expect(/status of 404/));

  test("takes the whole screen, and the next navigation clears it", async ({ page }) => {
    const answer = await page.goto("/0/nothing?a=1");
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("Error rendering the requested page!");
    await expect(page.getByRole("heading", { name: /Commander,\s*there is an issue!/ })).toBeVisible();
    await expect(main(page).getByRole("alert")).toHaveText("Page Not Found: /0/nothing?a=1");
    await expect(rail(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Go back to the Index Homepage" }).click();
    await expect(page.getByRole("region", { name: "Vehicles", exact: true })).toBeVisible();
    await expect(rail(page)).toBeVisible();
    await expect(page).not.toHaveTitle("Error rendering the requested page!");
  });

  test("offers a search for what the address names, and similar vehicles", async ({ page, noScript }) => {
    await page.goto("/999999/is-7/armour");
    await expect(main(page).getByRole("searchbox", { name: "Vehicle" })).toHaveValue("is-7");
    await main(page).getByRole("link", { name: "IS-7", exact: true }).click();
    await expect(page).toHaveURL("/7169/is-7");
    await noScript.goto("/accounts/999999999/Commander_2");
    await main(noScript).getByRole("button", { name: "Find" }).click();
    await expect(noScript).toHaveURL("/accounts/500000002/Commander_2");
  });

  test("leads on where its route says so", async ({ page }) => {
    await page.goto("/techtree/spain");
    await page.getByRole("link", { name: "Tech tree", exact: true }).click();
    await expect(page).toHaveURL("/techtree/germany");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Germany");
  });

  test("on the way to a page switches the screen, and going back clears it", async ({ page }) => {
    await page.goto("/disable-adblock");
    await follow(page, "/techtree/spain?x=<b>");
    await expect(main(page).getByRole("alert")).toHaveText("Page Not Found: /techtree/spain?x=%3Cb%3E");
    await expect(rail(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Ad blockers" })).toBeVisible();
    await expect(rail(page)).toBeVisible();
  });
});

test("an unmatched path on the way to a page is an error inside the layout", async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto("/disable-adblock");
  await follow(page, "/nowhere/at/all?a=1");
  await expect(main(page).getByRole("alert")).toHaveText("Page not found: /nowhere/at/all?a=1");
  await expect(rail(page)).toBeVisible();
});

test("a path with a line break in it leads to the one without, on this site", async ({ page, complaints, request }) => {
  complaints.expect(/status of 404/);
  expect((await page.goto("/a%0Ab"))?.status()).toBe(404);
  await hydrated(page);
  await expect(main(page).getByRole("alert")).toHaveText("Page not found: /ab");
  await expect(rail(page)).toBeVisible();
  for (const path of ["/%0A/elsewhere.example", "/%0D%5Celsewhere.example", "/%E2%80%A8"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(new URL(answer.headers().location ?? "").host).toBe(new URL(page.url()).host);
  }
});

test("what is sent to a page that takes nothing is a clear 405, whatever the method", async ({ request }) => {
  const said = "nothing can be sent";
  for (const path of ["/", "/5137/tiger-ii", "/nowhere", "/a%0Ab"]) {
    for (const [method, text] of [
      ["POST", said],
      ["PUT", said],
      // What no page sends is for nobody to read.
      ["OPTIONS", "Error 405"],
      ["TRACE", "Error 405"],
      ["PROPFIND", "Error 405"],
    ] as const) {
      await test.step(`${method} ${path}`, async () => {
        // A browser names its origin in a preflight request to another site.
        const headers: Record<string, string> = method === "OPTIONS" ? { origin: "https://elsewhere.example" } : {};
        const answer = await request.fetch(path, { method, headers });
        expect([answer.status(), answer.headers().allow]).toEqual([405, "GET, HEAD"]);
        const page = await answer.text();
        expect(page).toContain(text);
        // Nothing was asked for, so nothing is missing.
        expect(page).not.toContain("can’t be loaded");
      });
    }
  }
});

test("what another site sends to a page is a clear 405, too", async ({ request }) => {
  for (const origin of ["https://elsewhere.example", "null", "no origin"]) {
    for (const path of ["/", "/5137/tiger-ii?from=1", "/access", "/nowhere"]) {
      await test.step(`${path} from ${origin}`, async () => {
        const answer = await request.fetch(path, { method: "POST", headers: { origin } });
        expect([answer.status(), answer.headers().allow]).toEqual([405, "GET, HEAD"]);
        expect(await answer.text()).toContain("nothing can be sent");
      });
    }
  }
});

test("a crawler is told so in a plain line", async ({ request }) => {
  const headers = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
  for (const [method, path, status] of [
    ["GET", "/a%0Ab", 404],
    ["OPTIONS", "/", 405],
    ["TRACE", "/", 405],
  ] as const) {
    const answer = await request.fetch(path, { method, headers });
    expect([answer.status(), await answer.text()]).toEqual([status, `Error ${status}`]);
    expect(answer.headers().allow).toBe(status === 405 ? "GET, HEAD" : undefined);
  }
});

test.describe("an error in the browser", () => {
  test.beforeEach(({ complaints }) => complaints.expect(/./));

  async function expectFault(page: Page): Promise<void> {
    await expect(page.getByRole("heading", { name: "Commander, there is an issue!" })).toBeVisible();
    await expect(main(page).getByRole("alert")).toHaveText(/^500 \/ ./);
    await expect(rail(page)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Tiger I", exact: true })).toBeVisible();
  }

  test("data that make no sense are shown on the same page", async ({ page }) => {
    await page.goto("/disable-adblock");
    await page.route("**/*.data*", (route) =>
      route.fulfill({ status: 200, body: "<html>", contentType: "text/x-script" }),
    );
    await follow(page, "/529/tiger-i");
    await expectFault(page);
  });

  test("a fault while a page is drawn is shown on the same page", async ({ page }) => {
    await page.goto("/disable-adblock");
    await page.route("**/*.data*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"text",', '"gone",') });
    });
    await follow(page, "/529/tiger-i");
    await expectFault(page);
  });
});

isolatedSite(
  "an error on the server is red, has an id to report, and stands in the log",
  async ({ page, isolatedSite: { lastReport }, complaints }) => {
    complaints.expect(/status of 500/);
    const answer = await page.goto("/");
    expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([500, "no-store"]);
    const message = main(page).getByRole("alert");
    await expect(message).toHaveText(/^500 \/ .*vehicle data[^[]*$/);
    const errorId = (await main(page).locator("code").textContent()) ?? "";
    expect(errorId).toMatch(/^ERR-\d{10}-[0-9a-f]{6}$/);
    await expect(message).not.toContainText(errorId);
    await expect(main(page)).toContainText(
      "When reporting this error, please include the Error ID above so we can locate it in our logs.",
    );
    await expect(main(page)).toContainText("Additionally, you may want to re-login or clear cache and cookies.");
    await expect(main(page).getByRole("link", { name: "re-login" })).toHaveAttribute("href", "/access");
    await expect(main(page).getByRole("link", { name: "clear cache and cookies" })).toHaveAttribute(
      "href",
      "/faq#clearing",
    );
    await expect(page.getByRole("link", { name: "Go back to the Index Homepage" })).toHaveAttribute("href", "/");
    await page.evaluate(() => {
      const writeText = () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
      Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    });
    await main(page).getByRole("button", { name: "Copy" }).click();
    await expect(main(page).getByRole("button", { name: "Please select it" })).toBeVisible();
    // The queue waits for a batch of reports for 5 seconds.
    await expect.poll(async () => (await lastReport())?.error_id, { timeout: 15_000 }).toBe(errorId);
  },
);

test.describe("markup in the message of an error", () => {
  const payloads = Object.values(XSS_PAYLOADS);

  test("of the path is shown as the text that it is, whatever it is", async ({ request }) => {
    // Some in an address: how each of them is read, app/components/page/inline-html.test.tsx says.
    for (let first = 0; first < payloads.length; first += 10) {
      const payload = payloads.slice(first, first + 10).join(" ");
      const code = encodeURIComponent(payload);
      const paths = [`/${code}`, encodeURI(`/x?${payload}`), `/&lt;${code}`].map((path) => path.slice(0, 4_000));
      const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
      for (const [index, html] of pages.entries()) {
        const [, message] = /<p [^>]*role="alert">(.*?)<\/p>/s.exec(html) ?? [];
        expect(message, paths[index]).toMatch(/^Page not found: [^<>]+$/);
      }
    }
  });

  test("of the server runs nothing and leaves nothing but the allow-list in the page", async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    await page.goto("/disable-adblock");
    const message = `Sign in <a href="/access">here</a>, <b>Commander</b>: ${payloads.join("\n")}`;
    await page.route("**/nowhere.data*", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"Page not found: /nowhere"', JSON.stringify(message));
      await route.fulfill({ response, body });
    });
    await follow(page, "/nowhere");
    const alert = main(page).getByRole("alert");
    await expect(alert.getByRole("link", { name: "here" })).toHaveAttribute("href", "/access");
    await expect(alert.locator("b").first()).toHaveText("Commander");
    const found = await alert.evaluate((element) =>
      [...element.querySelectorAll("*")].flatMap((child) => [
        child.localName,
        ...[...child.attributes].map(({ name, value }) => (name === "href" ? `href ${value}` : name)),
      ]),
    );
    const allowed = /^(?:a|b|br|code|em|i|strong|class|rel|href \/(?!\/).*|href https?:.*)$/;
    expect(found.filter((entry) => !allowed.test(entry))).toEqual([]);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  });
});

for (const script of [true, false]) {
  test(`an address that is almost a page's leads there, ${script ? "with" : "without"} script`, async ({
    page: scripted,
    noScript,
    complaints,
  }) => {
    complaints.expect(/404/);
    const page = script ? scripted : noScript;
    await page.goto("/marks");
    await page.getByRole("main").getByRole("link", { name: "Marks of excellence" }).click();
    await expect(page).toHaveURL("/marks-of-excellence");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
