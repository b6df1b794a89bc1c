import type { Page } from "@playwright/test";
import { STAT_META } from "#app/game/stats/meta.ts";

/** What stands after a figure. */
const UNITS = [...new Set([...Object.values(STAT_META).map(({ unit }) => unit), "%", "km/h", "kg", "t", "XP"])].filter(
  (unit) => unit !== "",
);

/**
 * What a reader of the page as it stands would call unfinished: a line for each fault, with its kind and its element.
 * Leaves the page scrolled to its top.
 */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate((units) => {
    const normalised = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const faults = new Set<string>();

    function describe(element: Element): string {
      const area = element.parentElement?.closest("section, nav, header, footer, form, aside");
      const name =
        area?.getAttribute("aria-label") ?? area?.querySelector("h1, h2, h3")?.textContent ?? area?.localName ?? "page";
      const { localName: tag, classList } = element;
      const label = normalised(element.getAttribute("aria-label") ?? element.textContent).slice(0, 40);
      return `${tag}${[...classList]
        .slice(0, 3)
        .map((name) => `.${name}`)
        .join("")} “${label}” in “${normalised(name)}”`;
    }
    const fault = (kind: string, element: Element, more = "") => faults.add(`${kind}${more}: ${describe(element)}`);

    classesWithoutRule();
    emptyColumns();
    rowsWithoutName();
    namelessLabels();
    headingsAndWidths();
    const lines = [...linesOf(document.body)];
    unitsTwice();
    pathsInText();
    coveredControls();
    return [...faults];

    function classesWithoutRule(): void {
      const known = new Set<string>();
      const read = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) {
            for (const [, name = ""] of rule.selectorText.matchAll(
              /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi,
            )) {
              known.add(
                name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, char) =>
                  code ? String.fromCodePoint(Number.parseInt(code, 16)) : char,
                ),
              );
            }
          }
          if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) read(sheet.cssRules);
      for (const element of document.querySelectorAll("body [class]")) {
        for (const name of element.classList) {
          // A live chart names its parts for itself.
          if (!known.has(name) && !name.startsWith("apexcharts")) {
            known.add(name);
            fault("class without a rule", element, ` ${name}`);
          }
        }
      }
    }

    function emptyColumns(): void {
      for (const table of document.querySelectorAll("table")) {
        if (!visible(table)) continue;
        const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
        const full = rows.filter(({ cells }) => cells.length > 1 && [...cells].every(({ colSpan }) => colSpan === 1));
        if (full.length < 3) continue;
        for (const [column, head] of [...(full[0]?.cells ?? [])].entries()) {
          const cells = full.flatMap(({ cells }) => cells[column] ?? []);
          if (cells.every((cell) => !hasValue(cell))) {
            fault("column without a value", head, ` ${normalised(table.tHead?.rows[0]?.cells[column]?.textContent)}`);
          }
        }
      }
    }
    /** What a screen reader says with a value in the middle of a table. A text's own tables have only heads. */
    function rowsWithoutName(): void {
      for (const row of document.querySelectorAll<HTMLTableRowElement>("table:not(.doc-table-text *) > tbody > tr")) {
        // What a table shows again to the eye alone is no row.
        if (!visible(row) || row.ariaHidden === "true" || row.cells.length < 2) continue;
        if (!row.querySelector("th")) fault("row without a name", row.closest("table") ?? row);
      }
    }
    function hasValue(cell: Element): boolean {
      if (cell.querySelector("img, svg, i, input, button, select, progress, meter")) return true;
      return !/^(?:[–—-]?(?:not known)?|\?|unknown|no data|not enough data)$/i.test(normalised(cell.textContent));
    }

    function namelessLabels(): void {
      for (const label of document.querySelectorAll(
        "th, dt, label, legend, caption, summary, h1, h2, h3, h4, option",
      )) {
        if (!visible(label) && label.localName !== "option") continue;
        const named = label.querySelector("[aria-label], [aria-labelledby], img[alt]:not([alt='']), svg title");
        if (normalised(label.textContent) === "" && !label.hasAttribute("aria-label") && !named)
          fault("label without text", label);
      }
      for (const value of document.querySelectorAll("dd, tbody th + td:last-child")) {
        if (visible(value) && normalised(value.textContent) === "" && value.childElementCount === 0) {
          fault("label without a value", value.previousElementSibling ?? value);
        }
      }
    }

    /** A title has one size on all pages, and a page one of two widths: of tables and tools, and of what is read. */
    function headingsAndWidths(): void {
      const size = matchMedia("(min-width: 761px)").matches ? "32px" : "26px";
      for (const title of document.querySelectorAll("h1:not(.sr-only)")) {
        const { fontSize } = getComputedStyle(title);
        if (fontSize !== size) fault("title of another size", title, ` ${fontSize}`);
      }
      for (const head of document.querySelectorAll(".panel-head")) {
        if (visible(head) && head.scrollWidth > head.clientWidth + 1) fault("head wider than its panel", head);
      }
      for (const main of document.querySelectorAll("main.page")) {
        const { maxWidth } = getComputedStyle(main);
        if (!["1440px", "1120px"].includes(maxWidth)) fault("page of another width", main, ` ${maxWidth}`);
      }
    }

    /** The texts of the page: each of one block, with all that stands in its line. */
    function* linesOf(root: Element): Generator<{ text: string; block: Element }> {
      let line = "";
      let block = root;
      const inline = /^(?:a|abbr|b|bdi|code|em|i|kbd|mark|small|span|strong|sub|sup|time|data)$/;
      function* read(element: Element): Generator<{ text: string; block: Element }> {
        for (const child of element.childNodes) {
          if (child instanceof Text) {
            if (line === "") block = element;
            // A mark for the border between two elements, which a reader sees as a gap.
            line += `${child.data}\u200b`;
          } else if (
            child instanceof Element &&
            visible(child) &&
            !/^(?:script|style|template)$/.test(child.localName)
          ) {
            if (inline.test(child.localName)) yield* read(child);
            else {
              yield* end();
              yield* read(child);
              yield* end();
            }
          }
        }
      }
      function* end() {
        if (line.trim() !== "") yield { text: normalised(line), block };
        line = "";
      }
      yield* read(root);
      yield* end();
    }

    function unitsTwice(): void {
      const escaped = units.map((unit) => unit.replace(/[/.*+?^$()[\]{}|]/g, "\\$&")).join("|");
      const twice = new RegExp(`(?<![\\p{L}/])(${escaped})(?!\\p{L})[\\s\u200b]*\\1(?![\\p{L}/])`, "u");
      for (const { text, block } of lines) {
        const found = twice.exec(text);
        if (found) fault("unit twice", block, ` ${found[0]}`);
      }
      const unitAtEnd = new RegExp(`(?:^|[\\s,(\\d])(${escaped})\\)?$`, "u");
      for (const table of document.querySelectorAll("table")) {
        if (!visible(table)) continue;
        for (const [column, head] of [...(table.tHead?.rows[0]?.cells ?? [])].entries()) {
          const unit = unitAtEnd.exec(normalised(head.textContent))?.[1];
          const cell = [...table.tBodies]
            .flatMap((body) => [...body.rows])
            .find(({ cells }) => {
              const last = normalised(cells[column]?.textContent);
              return unit !== undefined && /\d/.test(last) && unitAtEnd.exec(last)?.[1] === unit;
            });
          if (cell) fault("unit in the head and in the cell", head, ` ${unit}`);
        }
      }
      for (const label of document.querySelectorAll("dt")) {
        const value = label.nextElementSibling;
        const unit = unitAtEnd.exec(normalised(label.textContent))?.[1];
        if (value && visible(label) && unit && unitAtEnd.exec(normalised(value.textContent))?.[1] === unit) {
          fault("unit in the label and in the value", label, ` ${unit}`);
        }
      }
    }

    function pathsInText(): void {
      const path =
        /(?<![\w/.-])(?:(?:app|scripts|docs|workers|tests|simulators|desktop|data\/content)\/[\w./-]*\w|[\w./-]+\.(?:tsx?|sql|toml))(?![\w/])/;
      for (const { text, block } of lines) {
        const found = path.exec(text.replaceAll("\u200b", ""));
        if (found) fault("path of the repository", block, ` ${found[0]}`);
      }
    }

    function coveredControls(): void {
      for (const control of document.querySelectorAll<HTMLElement>(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]",
      )) {
        if (!visible(control) || control.matches(":disabled, [inert] *")) continue;
        const style = getComputedStyle(control);
        if (style.pointerEvents === "none" || style.opacity === "0") continue;
        const { width, height } = control.getBoundingClientRect();
        // Shown to who listens alone, or once it has the focus.
        if (width < 3 || height < 3 || /^(?:rect\(0|inset\(50%)/.test(style.clip + style.clipPath)) continue;
        // A control counts as covered if no scrolling uncovers it: next to sticky columns, its middle is not always
        // free.
        const covers: string[] = [];
        for (const alignment of ["center", "end", "start"] as const) {
          control.scrollIntoView({ block: alignment, inline: alignment, behavior: "instant" });
          const cover = coverOf(control);
          if (cover === null) break;
          covers.push(cover);
        }
        // The hidden slides of a carousel are reached by its keys, not by scrolling.
        if (control.closest("[aria-roledescription=carousel] ul")) continue;
        if (covers.length === 3) fault(`control ${covers[0]}`, control);
      }
      scrollTo({ top: 0, left: 0, behavior: "instant" });
    }

    /** What is wrong with where a control stands; null: a click in its middle reaches it. */
    function coverOf(control: HTMLElement): string | null {
      const [box = control.getBoundingClientRect()] = control.getClientRects();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // A link that skips to something comes into sight once it has the focus.
      if (hit === null) return control.matches(".skip-link") ? null : "out of reach";
      if (control.contains(hit) || hit.closest("label")?.control === control) return null;
      // What a visitor has opened may lie over the rest.
      const opened = hit.closest("details[open], dialog[open]");
      return opened && !opened.contains(control) ? null : `covered by ${describe(hit)}`;
    }
  }, UNITS);
}
