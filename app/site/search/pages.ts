import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { NATION_LABELS, NATIONS } from "#app/game/model/enumerations/nations.ts";
import { PAGES } from "#app/pages/pages.ts";
import type { PageItem } from "./items.ts";

/** Every page of the palette; pages that need a sign-in are reached from the access page. */
const searched = PAGES.flatMap(({ path, name, icon, key, words }): Omit<PageItem, "rank">[] => {
  if (!words || !icon) return [];
  return [
    {
      kind: "page",
      key: `page:${path}`,
      label: name,
      aliases: words,
      href: path,
      icon,
      ...(key && { keys: `G ${key.toUpperCase()}` }),
    },
  ];
});

const trees = NATIONS.map((nation): Omit<PageItem, "rank"> => {
  const href = techTreePath(nation);
  const label = `Tech tree: ${NATION_LABELS[nation]}`;
  const aliases = [`${nation} tree`, `${NATION_LABELS[nation]} research`];
  return { kind: "page", key: `page:${href}`, label, aliases, href, icon: "i-lucide-git-fork" };
});

export const PAGE_ITEMS: readonly PageItem[] = [...searched, ...trees].map((item, index) => ({
  ...item,
  rank: -index,
}));
