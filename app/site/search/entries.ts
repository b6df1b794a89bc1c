// The stylesheet is made from the class names of markup; of this list as well: @unocss-include
import type { MapName } from "#app/game/maps/map-file.ts";
import { mapPath } from "#app/game/maps/query.ts";
import { STAT_WORDS } from "#app/game/search/vehicle-question.ts";
import type { GlossaryTerm } from "#app/game/site/faq.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import type { MapItem, TermItem } from "./items.ts";

function termItem(term: GlossaryTerm): TermItem {
  return {
    kind: "term",
    key: `term:${term.name}`,
    label: term.name,
    aliases: term.aliases,
    // Behind vehicles that are called alike, before pages.
    rank: 0.5,
    href: term.link,
    icon: "i-lucide-book-open",
    term,
  };
}

/**
 * The terms that the content explains, and every stat with search words, with its definition.
 * @param terms of the content
 */
export function termItems(terms: readonly GlossaryTerm[]): TermItem[] {
  const explained = new Set(terms.map(({ stat }) => stat));
  const stats = STAT_KEYS.flatMap((stat): GlossaryTerm[] => {
    const { label, short, definition } = STAT_META[stat];
    const words = STAT_WORDS[stat];
    if (!words || definition === "" || explained.has(stat)) return [];
    const aliases = [...new Set([short, ...words])].filter((alias) => alias !== label);
    return [{ name: label, aliases, about: null, text: definition, link: "/faq#each-figure", stat, scale: null }];
  });
  return [...terms, ...stats].map(termItem);
}

export function mapItem([slug, name]: MapName): MapItem {
  return {
    kind: "map",
    key: `map:${slug}`,
    label: name,
    // As the game's own files and addresses write it.
    aliases: slug === name.toLowerCase() ? [] : [slug.replaceAll("-", " ")],
    rank: 0,
    href: mapPath(slug),
    icon: "i-lucide-map",
  };
}
