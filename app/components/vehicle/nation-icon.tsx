import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const ICONS: Record<Nation, string> = {
  germany: "nation-roundel i-own-nation-germany",
  ussr: "nation-roundel i-own-nation-ussr",
  usa: "nation-roundel i-own-nation-usa",
  france: "nation-roundel i-own-nation-france",
  uk: "nation-roundel i-own-nation-uk",
  china: "nation-roundel i-own-nation-china",
  japan: "nation-roundel i-own-nation-japan",
  czech: "nation-roundel i-own-nation-czech",
  poland: "nation-roundel i-own-nation-poland",
  sweden: "nation-roundel i-own-nation-sweden",
  italy: "nation-roundel i-own-nation-italy",
};

export function NationIcon({ nation }: { nation: Nation }) {
  const label = NATION_LABELS[nation];
  return <i className={ICONS[nation]} role="img" aria-label={label} title={label} />;
}
