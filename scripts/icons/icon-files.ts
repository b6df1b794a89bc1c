import { createRequire } from "node:module";
import type { IconifyJSON } from "@iconify/react";
import { parseIconSet } from "@iconify/utils";
import { ICON_SETS_PATH, type IconDrawing, type IconSets, iconPartPath, iconShard } from "#app/lib/icon-sets.ts";

const require = createRequire(import.meta.url);

/** The collections that the site uses: Lucide for its signs, Simple Icons for other people's. */
const collections = ["lucide", "simple-icons"];

/** About how much one part holds: a request reads as many parts as it names icons, at most. */
const partBytes = 20_000;

/**
 * The icon collections as published: each split into parts, so that a request reads a few kilobytes of the five
 * megabytes, plus a list of the parts. Aliases become icons of their own.
 * @returns path below /api/files → text
 */
export function iconFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const sets: IconSets = {};
  for (const prefix of collections) {
    const set: IconifyJSON = require(`@iconify-json/${prefix}/icons.json`);
    const icons = resolved(set);
    const bytes = [...icons.values()].reduce((sum, { body }) => sum + body.length, 0);
    const parts = Array.from({ length: Math.ceil(bytes / partBytes) }, (): Record<string, IconDrawing> => ({}));
    for (const [name, icon] of icons) (parts[iconShard(name, parts.length)] ?? {})[name] = icon;
    parts.forEach((part, number) => {
      files.set(iconPartPath(prefix, number), JSON.stringify(part));
    });
    sets[prefix] = { parts: parts.length, width: set.width ?? 16, height: set.height ?? 16 };
  }
  return files.set(ICON_SETS_PATH, JSON.stringify(sets));
}

function resolved(set: IconifyJSON): Map<string, IconDrawing> {
  const icons = new Map<string, IconDrawing>();
  parseIconSet(set, (name, icon) => {
    if (!icon) return;
    const { hidden: _, ...drawing } = icon;
    icons.set(name, drawing);
  });
  return new Map([...icons].sort(([a], [b]) => (a < b ? -1 : 1)));
}
