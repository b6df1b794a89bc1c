import { NATION_LABELS, type Nation } from "#app/game/model/nations.ts";

/** Whole class names, since the stylesheet is made from what stands in the sources. */
const ICONS: Record<Nation, string> = {
  germany: "nat i-own-nation-germany",
  ussr: "nat i-own-nation-ussr",
  usa: "nat i-own-nation-usa",
  france: "nat i-own-nation-france",
  uk: "nat i-own-nation-uk",
  china: "nat i-own-nation-china",
  japan: "nat i-own-nation-japan",
  czech: "nat i-own-nation-czech",
  poland: "nat i-own-nation-poland",
  sweden: "nat i-own-nation-sweden",
  italy: "nat i-own-nation-italy",
};

export function NationRoundel({ nation }: { nation: Nation }) {
  const label = NATION_LABELS[nation];
  return <i className={ICONS[nation]} role="img" aria-label={label} title={label} />;
}
