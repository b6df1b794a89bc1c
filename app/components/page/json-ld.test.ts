import { expect, it } from "vitest";
import { breadcrumbList, jsonLdText } from "./json-ld.tsx";

const origin = "https://index.example";

it("the way to a page names every step with its address, the page itself last", () => {
  const crumbs = [
    { label: "Vehicles", href: "/" },
    { label: "Germany", href: "/?nation=germany" },
    { label: "Tiger I" },
  ];
  expect(breadcrumbList(crumbs, origin, "/529/tiger-i")).toMatchObject({
    itemListElement: [
      { position: 1, name: "Vehicles", item: `${origin}/` },
      { position: 2, name: "Germany", item: `${origin}/?nation=germany` },
      { position: 3, name: "Tiger I", item: `${origin}/529/tiger-i` },
    ],
  });
});

it("structured data cannot end the script that it stands in", () => {
  const json = jsonLdText([{ name: "</script><b>&\u2028" }]);
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)["@graph"]).toEqual([{ name: "</script><b>&\u2028" }]);
});
