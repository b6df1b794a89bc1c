import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StatBar } from "./stat-bar.tsx";

const classesOf = (text: string, tag: string) => new RegExp(`<${tag} class="([^"]*)"`).exec(text)?.[1]?.split(" ");

describe("a bar", () => {
  it.each([
    ["good", ["stat-bar-good"]],
    ["bad", ["stat-bar-bad"]],
    ["", []],
  ] as const)("of the tone %j is as long as the figure, with the average where it stands", (tone, classes) => {
    const text = renderToStaticMarkup(<StatBar position={{ fill: 70, average: 45, tone }} />);
    expect(classesOf(text, "span")).toEqual(["stat-bar", "stat-bar-thin", ...classes, "percent-70"]);
    expect(classesOf(text, "u")).toEqual(["percent-45"]);
  });
});
