// The stylesheet is made from the class names of markup; of this list as well: @unocss-include

import type { MapName } from "#app/game/maps/map-file.ts";
import { mapPath } from "#app/game/maps/query.ts";
import type { MapItem } from "./items.ts";

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
