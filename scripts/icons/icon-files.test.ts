import { describe, expect, it } from "vitest";
import { ICON_SETS_PATH, type IconSets, iconPartPath, iconSchema, iconShard } from "#app/lib/icon-sets.ts";
import { iconFiles } from "./icon-files.ts";

const files = iconFiles();
const read = (path: string) => JSON.parse(files.get(path) ?? "null");
const sets: IconSets = read(ICON_SETS_PATH);
const iconOf = (prefix: string, name: string) =>
  read(iconPartPath(prefix, iconShard(name, sets[prefix]?.parts ?? 1)))[name];

describe("the published collections of icons", () => {
  it("are found by name in their part, an alias with the drawing of what it stands for", () => {
    expect(iconOf("lucide", "rocket").body).toContain("<path");
    expect(iconOf("lucide", "activity-square")).toEqual(iconOf("lucide", "square-activity"));
    expect(iconOf("simple-icons", "twitch").body).toContain('fill="currentColor"');
    expect(sets.lucide).toMatchObject({ width: 24, height: 24 });
  });

  it("lie in parts of which the largest is read in a moment", () => {
    for (const [path, text] of files) expect([path, text.length < 100_000]).toEqual([path, true]);
  });

  it("hold only drawings that can do no harm, as the service's own answers must", () => {
    for (const [path, text] of files) {
      if (path === ICON_SETS_PATH) continue;
      for (const [name, icon] of Object.entries(JSON.parse(text))) {
        const { success } = iconSchema.safeParse(icon);
        expect([name, success]).toEqual([name, true]);
      }
    }
  });
});
