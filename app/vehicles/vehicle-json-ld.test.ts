import { expect, it } from "vitest";
import { publishedRecord } from "#tests/setup/published.ts";
import { frameView } from "./page/frame-view.ts";
import { keyStats, vehicleJsonLd } from "./page/vehicle-head.ts";

const record = publishedRecord("germany/heavyTank/VII/G04_PzVI_Tiger_I");

it("tells the page and the vehicle with its figures", () => {
  const { "@graph": graph } = JSON.parse(
    vehicleJsonLd(frameView(record), keyStats(record), "A heavy tank.", "https://index.example"),
  );
  expect(graph[0]).toMatchObject({ "@type": "WebPage", "@id": "https://index.example/529/tiger-i" });
  expect(graph[0].about[0]).toEqual({ "@type": "PropertyValue", name: "Damage per minute", value: 2154 });
});
