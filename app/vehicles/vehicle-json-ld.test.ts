import { expect, it } from "vitest";
import { publishedRecord } from "#tests/setup/published.ts";
import { vehicleJsonLd } from "./page/vehicle-head.ts";
import { vehicleView } from "./vehicle-view.ts";

const view = vehicleView(publishedRecord("germany/heavyTank/VII/G04_PzVI_Tiger_I"), {
  newest: null,
});

it("tells the page and the vehicle with its figures", () => {
  const { "@graph": graph } = JSON.parse(vehicleJsonLd(view, "A heavy tank.", "https://index.example"));
  expect(graph[0]).toMatchObject({ "@type": "WebPage", "@id": "https://index.example/529/tiger-i" });
  expect(graph[0].about[0]).toEqual({ "@type": "PropertyValue", name: "Damage per minute", value: 2154 });
});
