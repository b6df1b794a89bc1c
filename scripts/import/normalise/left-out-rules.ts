/** Why an entry of a vehicle list is left out of the dataset. The first rule that holds counts. */
export const LEFT_OUT_RULES = {
  observer: "camera of the observer",
  "maps-training": "dummy of the map training",
  "battle-royale": "vehicle of a battle-royale mode",
  event: "vehicle of an event",
  "premium-igr": "copy for internet cafés",
  comp7: "copy for the Onslaught mode",
  "front-line": "copy for the Frontline mode",
  fun: "copy for a fun mode",
  test: "vehicle in the publisher's own test",
  secret: "hidden by the publisher",
} as const;

export type LeftOutRule = keyof typeof LEFT_OUT_RULES;

const BY_TAG: [tag: string, rule: LeftOutRule][] = [
  ["observer", "observer"],
  ["maps_training", "maps-training"],
  ["battle_royale", "battle-royale"],
  ["event_battles", "event"],
  ["premiumIGR", "premium-igr"],
  ["comp7", "comp7"],
  ["epic_battles", "front-line"],
  ["fun_random", "fun"],
  ["bob", "fun"],
  ["fallout", "fun"],
  ["testTank", "test"],
  ["secret", "secret"],
];

/** Suffixes of copies for game modes; for those without a tag. */
const BY_SUFFIX: [suffix: RegExp, rule: LeftOutRule][] = [
  [/_(bot|NewOnBoarding|StoryMode)$/i, "event"],
  [/_IGR$/, "premium-igr"],
  [/_FL$/, "front-line"],
  [/_SH$/, "battle-royale"],
  [/_7x7$/, "comp7"],
];

/**
 * The rule by which an entry is left out, or undefined for a playable vehicle.
 * @param tags words of the entry's `tags` element
 */
export function leftOutRule(tag: string, tags: readonly string[]): LeftOutRule | undefined {
  const byTag = BY_TAG.find(([marker]) => tags.includes(marker));
  if (byTag) return byTag[1];
  return BY_SUFFIX.find(([suffix]) => suffix.test(tag))?.[1];
}
