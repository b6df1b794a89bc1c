import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StatBar } from "./stat-bar.tsx";

const html = (props: Parameters<typeof StatBar>[0]) => renderToStaticMarkup(<StatBar {...props} />);
const classesOf = (text: string, tag: string) => new RegExp(`<${tag} class="([^"]*)"`).exec(text)?.[1]?.split(" ");

describe("a bar", () => {
  it.each([
    ["good", ["stat-bar", "stat-bar-good"]],
    ["bad", ["stat-bar", "stat-bar-bad"]],
    ["", ["stat-bar"]],
  ] as const)("of the tone %j is as long as the figure, with the average where it stands", (tone, classes) => {
    const text = html({ position: { fill: 70, average: 45, tone } });
    expect(classesOf(text, "span")).toEqual([...classes, "percent-70"]);
    expect(classesOf(text, "u")).toEqual(["percent-45"]);
  });

  it("is thin only if asked for", () => {
    const position = { fill: 0, average: 100, tone: "good" } as const;
    expect(classesOf(html({ position, thin: true }), "span")).toEqual([
      "stat-bar",
      "stat-bar-good",
      "stat-bar-thin",
      "percent-0",
    ]);
    expect(classesOf(html({ position }), "span")).not.toContain("stat-bar-thin");
  });

  it("has a title if there is one", () => {
    const position = { fill: 1, average: 2, tone: "" } as const;
    expect(html({ position, title: "12 % above average" })).toContain('title="12 % above average"');
    expect(html({ position })).not.toContain("title=");
  });
});
