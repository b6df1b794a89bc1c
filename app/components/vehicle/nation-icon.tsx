import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const ICONS: Record<Nation, string> = {
  germany: "nation-icon i-own-nation-germany",
  ussr: "nation-icon i-own-nation-ussr",
  usa: "nation-icon i-own-nation-usa",
  france: "nation-icon i-own-nation-france",
  uk: "nation-icon i-own-nation-uk",
  china: "nation-icon i-own-nation-china",
  japan: "nation-icon i-own-nation-japan",
  czech: "nation-icon i-own-nation-czech",
  poland: "nation-icon i-own-nation-poland",
  sweden: "nation-icon i-own-nation-sweden",
  italy: "nation-icon i-own-nation-italy",
};

export function NationIcon({ nation }: { nation: Nation }) {
  const label = NATION_LABELS[nation];
  return <i className={ICONS[nation]} role="img" aria-label={label} title={label} />;
}
