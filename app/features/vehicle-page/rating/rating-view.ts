import { ratingText } from "#app/game/model/enumerations/rating-scale.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { CHARACTERISTICS, type RatingComponent } from "#app/game/ratings/method.ts";
import { COMPONENT_WORDS, NOT_RATED_WORDS } from "#app/game/ratings/words.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";

/** A component as a line with a bar, and in words. */
interface ComponentView {
  label: string;
  /** Of a hundred. */
  weight: number;
  /** Length of the bar, 0 to 100; null where the component is not known. */
  score: number | null;
  text: string;
  why: string;
}

/** A rating as the page of the vehicle explains it. */
export interface RatingView {
  value: number;
  /** How the figure comes about, or why there is none. */
  summary: string;
  components: ComponentView[];
  editorial: { author: string; reason: string; computed: string } | null;
}

/** @param peers "24 tier VII heavy tanks" */
export function ratingView(record: VehicleRecord, peers: string): RatingView {
  const { value, computed, components, editorial } = record.rating;
  const known = components.reduce((sum, { score, weight }) => sum + (score === null ? 0 : weight), 0);
  const missing = known < 100 ? ` ${known} % of the weights are known, and count as all of them.` : "";
  const summary =
    computed.reason === null
      ? `Score ${formatNumber(computed.score ?? 0, 1)} of 100 among ${peers}: the mean of the lines below by their weight.${missing}`
      : NOT_RATED_WORDS[computed.reason];
  return {
    value,
    summary,
    components: components.map((each) => componentView(each, record)),
    editorial: editorial && {
      author: editorial.author,
      reason: editorial.reason,
      computed: computed.reason === null ? ratingText(computed.value) : "not rated",
    },
  };
}

function componentView(
  { key, score, weight, vehicles }: VehicleRecord["rating"]["components"][number],
  record: VehicleRecord,
): ComponentView {
  const { label, of } = COMPONENT_WORDS[key];
  const about = `${of.charAt(0).toUpperCase()}${of.slice(1)}${figureOf(key, record)}.`;
  const place =
    score === null
      ? vehicles === 0 || isOwnUnknown(key, record)
        ? "Not known of this vehicle."
        : `Known of ${vehicles} vehicles only, which is too few.`
      : `Better than ${score} % of the ${vehicles - 1} others of which it is known.`;
  return {
    label,
    weight,
    score,
    text: score === null ? "Not known" : `${score} %`,
    why: `${about} ${place} ${sourceOf(key, record)}`,
  };
}

function isOwnUnknown(key: RatingComponent, { expected, marks }: VehicleRecord): boolean {
  if (key in CHARACTERISTICS) return true;
  return key === "marks" ? marks.state !== "known" : expected === null;
}

/** The figure that is compared, where it is a single one. */
function figureOf(key: RatingComponent, { expected, marks }: VehicleRecord): string {
  if (key === "marks") return marks.state === "known" ? `: ${formatNumber(marks.p85)}` : "";
  if (expected === null) return "";
  if (key === "winRate") return `: ${formatNumber(expected.winRate, 1)} %`;
  if (key === "damage") return `: ${formatNumber(expected.damage)}`;
  if (key === "kills") return `: ${formatNumber(expected.frags, 2)}`;
  return key === "spotting" ? `: ${formatNumber(expected.spots, 2)}` : "";
}

function sourceOf(key: RatingComponent, { sources, patch }: VehicleRecord): string {
  if (key in CHARACTERISTICS) return patch ? `Computed from patch ${patch.version}, top modules.` : "";
  const source = key === "marks" ? sources.marks : sources.expected;
  if (!source) return "";
  const from = [source.title, formatDate(source.date ?? "")].filter(Boolean).join(", ");
  return `${from}; the source does not say how many battles.`;
}
