import { foldText } from "#app/game/search/fold.ts";
import type { PublishedName } from "../fittings/catalogue.ts";
import { shortName } from "./short-name.ts";
import { nameFromTag } from "./tag-name.ts";

/** What a vehicle is called. */
export interface VehicleNames {
  name: string;
  shortName: string;
  nameSource: "published" | "made-from-tag";
  /** Names it is looked for by as well; absent where there are none. */
  aliases?: string[];
}

/** What a vehicle is called of which no source has a name. */
export function nameOfTag(tag: string): PublishedName {
  return { name: nameFromTag(tag), shortName: "", tag };
}

/**
 * The names of a vehicle. What else it is called stays an alias.
 * @param published what it is called, the name that counts first; made of the tag where there is none
 */
export function vehicleNames(tag: string, published: readonly PublishedName[]): VehicleNames {
  const [first = nameOfTag(tag), ...others] = published;
  const names = { name: first.name, shortName: shortOf(first) };
  const aliases = new Map(others.flatMap((each) => [each.name, shortOf(each)]).map((name) => [foldText(name), name]));
  for (const shown of [names.name, names.shortName]) aliases.delete(foldText(shown));
  return {
    ...names,
    nameSource: published.length > 0 ? "published" : "made-from-tag",
    ...(aliases.size > 0 && { aliases: [...aliases.values()] }),
  };
}

function shortOf(published: PublishedName): string {
  if (published.ofGame && published.shortName !== "") return published.shortName;
  return shortName(published.name, published.shortName);
}
