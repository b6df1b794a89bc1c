import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { ContentDocument } from "#app/game/site/document.ts";
import type { RichText } from "#app/game/site/rich-text.ts";
import { defineKind } from "./content-kind.ts";

import { CONTENT_KINDS, contentOf, readContent } from "./read-content.ts";

const targets = {
  isVehicle: (path: string) => path === "/529/tiger-i",
  isFile: (path: string) => path === "manifest.json",
};

const pages = defineKind({
  files: "pages/*.md",
  schema: z.strictObject({ title: z.string(), updated: z.iso.date(), note: z.string().optional() }),
  headingsFrom: 2,
  parts: ["table"],
  publish: (entries) =>
    Object.fromEntries(
      entries.map(({ name, fields, text, richField, fault }) => {
        if (fields.title === "Late") fault(["title"], "it is late.");
        const note = fields.note === undefined ? undefined : richField(["note"], fields.note);
        return [`content/pages/${name}.json`, { ...fields, note, text }];
      }),
    ),
  pages: (entries) =>
    entries.map(({ name, text }) => ({ path: `/${name}`, anchors: text.headings.map(({ id }) => id) })),
});

const file = (body: string, fields = "title: A\nupdated: 2026-01-02") => `---\n${fields}\n---\n${body}`;

/** What is published of one page. */
function page(source: string): ContentDocument & { note?: RichText } {
  const contents = contentOf(new Map([["pages/a.md", source]]), targets, [pages]);
  return JSON.parse(contents.get("content/pages/a.json") ?? "null");
}

const nodes = (body: string) => page(file(body)).text.nodes;

describe("the content that is checked in", () => {
  it("is published below content/, with a version", () => {
    const contents = readContent({ isVehicle: () => true, isFile: () => true });
    expect([...contents.keys()].every((path) => path.startsWith("content/") && path.endsWith(".json"))).toBe(true);
    expect(JSON.parse(contents.get("content/index.json") ?? "{}").version).toBeGreaterThan(0);
    expect(contents.has("content/documents/legal.json")).toBe(true);
  });

  it("states no operator: whoever runs the site says who they are", () => {
    const contents = readContent({ isVehicle: () => true, isFile: () => true });
    expect(JSON.parse(contents.get("content/operator.json") ?? "{}")).toEqual({
      name: null,
      address: [],
      email: null,
      takedownEmail: null,
      channels: [],
    });
  });
});

describe("a text", () => {
  it("becomes a tree of known elements, with anchors", () => {
    expect(nodes("Hello **Commander**, see [the data](/api/files/manifest.json).\n\n## What is *this*?")).toEqual([
      {
        tag: "p",
        children: [
          "Hello ",
          { tag: "strong", children: ["Commander"] },
          ", see ",
          { tag: "a", href: "/api/files/manifest.json", children: ["the data"] },
          ".",
        ],
      },
      { tag: "h2", id: "what-is-this", children: ["What is ", { tag: "em", children: ["this"] }, "?"] },
    ]);
  });

  it("has headings with anchors of their own, and a table of contents", () => {
    expect(page(file("## In short {#short}\n\n### Why\n\n## Why")).text.headings).toEqual([
      { id: "short", text: "In short", level: 2 },
      { id: "why", text: "Why", level: 3 },
      { id: "why-1", text: "Why", level: 2 },
    ]);
    expect(nodes("## In short {#short}")).toEqual([{ tag: "h2", id: "short", children: ["In short"] }]);
  });

  it("has tables, lists and places for parts", () => {
    expect(nodes("| a | b |\n|---|---|\n| 1 | 2 |\n\n{{table}}\n\n3. x")).toEqual([
      {
        tag: "table",
        children: [
          {
            tag: "thead",
            children: [{ tag: "tr", children: ["a", "b"].map((text) => ({ tag: "th", children: [text] })) }],
          },
          {
            tag: "tbody",
            children: [{ tag: "tr", children: ["1", "2"].map((text) => ({ tag: "td", children: [text] })) }],
          },
        ],
      },
      { part: "table" },
      { tag: "ol", start: 3, children: [{ tag: "li", children: ["x"] }] },
    ]);
  });

  it("may stand in a field", () => {
    expect(page(file("", 'title: A\nupdated: 2026-01-02\nnote: "**x**"')).note?.nodes).toEqual([
      { tag: "p", children: [{ tag: "strong", children: ["x"] }] },
    ]);
  });

  it("leads to pages that are open, vehicles, anchors and other sites", () => {
    const links = [
      "/",
      "/faq",
      "/techtree/ussr",
      "/529/tiger-i",
      "/a#here",
      "#here",
      "https://example.com",
      "mailto:a@b.c",
    ];
    expect(() => nodes(`## Here\n\n${links.map((href) => `[x](${href})`).join(" ")}`)).not.toThrow();
  });
});

describe("faults are named with file and line", () => {
  it.each([
    ["a wrong field", file("", "title: A\nupdated: 2026-01-02\ncolour: red"), "4: colour: there is no such field."],
    ["a missing field", file("", "title: A"), "2: updated: it is missing."],
    ["a bad date", file("", "title: A\nupdated: 2026-02-30"), "3: updated: Invalid ISO date."],
    ["fields that are no YAML", file("", "title: A\nupdated: [2026"), "4: Flow sequence"],
    ["a field twice", file("", "title: A\nupdated: 2026-01-02\ntitle: B"), "4: Map keys must be unique"],
    ["no fields at all", "# Hello", "1: It does not begin with its fields"],
    ["what a schema cannot know", file("", "updated: 2026-01-02\ntitle: Late"), "3: it is late."],
    ["raw HTML in a block", file("Text\n\n<script>alert(1)</script>"), "7: HTML is not shown."],
    ["raw HTML in a line", file("Text <b onclick=x>bold</b>"), "5: HTML is not shown."],
    ["a picture", file("![x](https://example.com/x.png)"), "5: Pictures are not shown in texts."],
    ["a link that runs script", file("\n[x](javascript:alert(1))"), "6: A link leads to"],
    ["a link without encryption", file("[x](http://example.com)"), "5: A link leads to"],
    ["a link to another host's path", file("[x](//example.com)"), "5: A link leads to"],
    ["a link to no page", file("\n\n[x](/nowhere)"), "7: /nowhere: there is no such page."],
    ["a link to no vehicle", file("[x](/1/nothing)"), "5: /1/nothing: there is no such page."],
    ["a link to no file", file("[x](/api/files/x.json)"), "5: /api/files/x.json: there is no such file."],
    ["a link to no anchor", file("[x](/a#nowhere)"), "5: /a#nowhere: the page has no anchor “nowhere”."],
    [
      "a link to no anchor of its own page",
      file("[x](#nowhere)"),
      "5: #nowhere: no heading of this text has the anchor.",
    ],
    [
      "a link to no anchor that is defined apart",
      file("[x][y]\n\n[y]: #nowhere"),
      "7: #nowhere: no heading of this text has the anchor.",
    ],
    ["a title in the text", file("# A"), "5: Headings have ## to ####"],
    ["a heading that is left out", file("## A\n\n#### B"), "7: A heading of level 4 follows one of level 2."],
    ["an anchor that is taken", file("## A {#main}"), "5: The anchor “main” is taken"],
    ["two equal anchors", file("## A {#x}\n\n## B {#x}"), "7: The anchor “x” is taken"],
    ["an unknown part", file("{{nothing}}"), "5: There is no part “nothing” here; there are: table."],
    ["a part within a sentence", file("See {{table}}."), "5: {{name}} stands in a paragraph of its own."],
    ["HTML in a field", file("", "title: A\nupdated: 2026-01-02\nnote: <i>x</i>"), "4: HTML is not shown."],
  ])("%s", (_, source, message) => {
    expect(() => page(source)).toThrow(`\ndata/content/pages/a.md:${message}`);
  });

  it("all at once, in their order", () => {
    const sources = new Map([
      ["pages/b.md", file("<b>", "title: B")],
      ["pages/a.md", file("<i>\n\n[x](/nowhere)")],
      ["pages/c.txt", ""],
      ["other.yaml", ""],
    ]);
    const message = () => {
      try {
        contentOf(sources, targets, [pages]);
        return "";
      } catch (error) {
        return error instanceof Error ? error.message : "";
      }
    };
    expect(
      message()
        .split("\n")
        .map((line) => line.replace(/: .*/, "")),
    ).toEqual([
      "The content cannot be published:",
      "data/content/other.yaml:1",
      "data/content/pages/a.md:5",
      "data/content/pages/a.md:7",
      "data/content/pages/b.md:2",
      "data/content/pages/b.md:4",
      "data/content/pages/c.txt:1",
    ]);
  });

  it.each([
    ["an answer without a question", "Text.", "2: It begins with a question"],
    ["a question without an answer", "## Why?", "2: “Why?” has no answer."],
    [
      "words for a question that is not there",
      "## Why?\n\nSo.",
      "6: aliases.other: there is no question",
      "aliases:\n  other: [x]",
    ],
    ["an anchor that another topic has", "## Topic\n\nSo.", "2: The anchor “topic” is taken"],
    ["a part of another page", "## Why?\n\n{{contact}}", "9: There is no part “contact” here"],
  ])("of the FAQ: %s", (_, body, message, more = "aliases: {}") => {
    const topics = CONTENT_KINDS.filter(({ files }) => files === "faq/*.md");
    const source = file(body, `title: A\norder: 1\nupdated: 2026-01-02\n${more}`);
    const faults = () => contentOf(new Map([["faq/topic.md", source]]), targets, topics);
    expect(faults).toThrow(`\ndata/content/faq/topic.md:${message}`);
  });

  it("a browser for which no way is said", () => {
    const browsers = CONTENT_KINDS.filter(({ files }) => files === "browsers.yaml");
    const faults = () =>
      contentOf(new Map([["browsers.yaml", "- name: A\n  phone: { steps: [x] }\n- name: B"]]), targets, browsers);
    expect(faults).toThrow("data/content/browsers.yaml:3: 1: say how it is done");
  });

  it("a document that is missing, and one that has no page", () => {
    const documents = CONTENT_KINDS.filter(({ files }) => files === "documents/*.md");
    const source = file("x", "title: A\ndescription: B\nupdated: 2026-01-02");
    expect(() => contentOf(new Map([["documents/legal.md", source]]), targets, documents)).toThrow(
      "data/content/documents/privacy-policy.md:1: The file is missing.",
    );
    const names = ["privacy-policy", "legal", "baboon-doc-eu", "baboon-doc-eu100", "other"];
    const sources = new Map(names.map((name) => [`documents/${name}.md`, source]));
    expect(() => contentOf(sources, targets, documents)).toThrow("documents/other.md:2: There is no page for it.");
  });
});
