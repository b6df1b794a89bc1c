import type { Page } from "@playwright/test";
import { faultsOf } from "../support/page-faults.ts";
import { expect, test } from "../support/test.ts";

/** Each kind of fault as it would stand in a page, and how the check says so. */
const FAULTS = {
  "<p class='no-such-rule'>A</p>": "class without a rule no-such-rule: p.no-such-rule",
  "<table><thead><tr><th>Name</th><th>Mark</th></tr></thead><tbody><tr><th>A</th><td>–</td></tr><tr><th>B</th><td>?</td></tr><tr><th>C</th><td><span>–</span><span>Not known</span></td></tr></tbody></table>":
    "column without a value Mark: td “–”",
  "<table><tbody><tr><td>A</td><td>8</td></tr></tbody></table>": "row without a name: table “A8”",
  "<p>12<span>%</span> <small>%</small></p>": "unit twice %",
  "<p>Penetration 203 mm mm</p>": "unit twice mm mm: p",
  "<table><thead><tr><th>Reload s</th></tr></thead><tbody><tr><td>8.2 s</td></tr></tbody></table>":
    "unit in the head and in the cell s: th “Reload s”",
  "<dl><dt>Share, %</dt><dd>5%</dd></dl>": "unit in the label and in the value %: dt “Share, %”",
  "<dl><dt></dt><dd>5</dd></dl>": "label without text: dt “”",
  "<dl><dt>Share</dt><dd></dd></dl>": "label without a value: dt “Share”",
  "<h1>Tiger I</h1>": "title of another size 20px: h1 “Tiger I”",
  "<main class='page'>A</main>": "page of another width none: main.page “A”",
  "<div class='panel-head' style='width: 40px'>Sessions</div>": "head wider than its panel: div.panel-head “Sessions”",
  "<p>See <code>app/pages/pages.ts</code>.</p>": "path of the repository app/pages/pages.ts: p",
  "<p>The rule is in docs/data.md</p>": "path of the repository docs/data.md: p",
  "<p>Enter it in data/content/map-rotation.yaml</p>": "path of the repository data/content/map-rotation.yaml: p",
  "<div style='position: relative'><button>Under</button><b style='position: absolute; inset: 0'>Over</b></div>":
    "control covered by b “Over”",
  "<a href='/' style='position: fixed; left: -99px'>Away</a>": "control out of reach: a “Away”",
};

/** What looks like a fault, and is none. */
const FINE = `
  <p class="known sm:known">12 mm, 5 m of 8 mm and 100&nbsp;% of 3 % in app/</p>
  <a class="skip-link known" href="#a" style="position: fixed; top: -99px">Skip</a>
  <table><thead><tr><th>Pen. mm</th><th>Mark</th></tr></thead>
    <tbody><tr><th>1</th><td>–</td></tr><tr><th>2</th><td>0</td></tr><tr><th>3</th><td>–</td></tr></tbody></table>
  <label style="position: relative">Size<input style="opacity: 0.5"><b style="position: absolute; inset: 0">Over</b></label>
  <div style="position: relative"><button>Under</button>
    <details open><summary>Menu</summary><p style="position: absolute; inset: 0">Opened</p></details></div>`;

const show = (page: Page, html: string) =>
  page.setContent(
    `<style>.known, .sm\\:known, .skip-link, .page, .panel-head { margin: 0 } h1 { font-size: 20px }</style><section><h2>Part</h2>${html}</section>`,
  );

test("the check of pages finds each kind of fault, and none where there is none", async ({ page }) => {
  await show(page, FINE);
  expect(await faultsOf(page)).toEqual([]);
  for (const [html, said] of Object.entries(FAULTS)) {
    await show(page, html);
    const found = await faultsOf(page);
    expect(found, html).toHaveLength(1);
    expect(found[0], html).toContain(said);
    expect(found[0], html).toMatch(/ in “Part”$/);
  }
});
