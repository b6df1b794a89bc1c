import { ratingText } from "#app/game/model/enumerations/rating-scale.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { CHARACTERISTICS, type RatingComponent } from "#app/game/ratings/method.ts";
import { COMPONENT_WORDS, NOT_RATED_WORDS } from "#app/game/ratings/words.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";

type Component = VehicleRecord["rating"]["components"][number];

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
  const missing = known < 100 ? ` ${known} % of the weights are known; the rest counts as the middle, 50.` : "";
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

function componentView(component: Component, record: VehicleRecord): ComponentView {
  const { key, score, weight } = component;
  const { label, of } = COMPONENT_WORDS[key];
  const about = `${of.charAt(0).toUpperCase()}${of.slice(1)}${figureOf(key, record)}.`;
  return {
    label,
    weight,
    score,
    text: score === null ? "Not known" : String(score),
    why: `${about} ${comparison(component, record)} ${sourceOf(key, record)}`,
  };
}

/** What the score of a component compares, or why there is none. */
function comparison({ key, score, middle, vehicles }: Component, record: VehicleRecord): string {
  if (score === null)
    return vehicles === 0 || isOwnUnknown(key, record)
      ? "Not known of this vehicle."
      : `Known of ${vehicles} vehicles only, which is too few.`;
  if (middle === null) return `On average better than ${score} % of the ${vehicles - 1} others of which it is known.`;
  return `Compared with ${inUnits(key, middle)}, the middle for a vehicle got like this one among the ${vehicles} of which it is known.`;
}

function isOwnUnknown(key: RatingComponent, { expected, marks }: VehicleRecord): boolean {
  if (key in CHARACTERISTICS) return true;
  return key === "marks" ? marks.state !== "known" : expected === null;
}

/** The figure that is compared, where it is a single one. */
function figureOf(key: RatingComponent, { expected, marks }: VehicleRecord): string {
  if (key === "marks") return marks.state === "known" ? `: ${inUnits(key, marks.p85)}` : "";
  if (expected === null) return "";
  if (key === "winRate") return `: ${inUnits(key, expected.winRate)}`;
  if (key === "damage") return `: ${inUnits(key, expected.damage)}`;
  if (key === "kills") return `: ${inUnits(key, expected.frags)}`;
  return key === "spotting" ? `: ${inUnits(key, expected.spots)}` : "";
}

function inUnits(key: RatingComponent, figure: number): string {
  if (key === "winRate") return `${formatNumber(figure, 1)} %`;
  return formatNumber(figure, key === "kills" || key === "spotting" ? 2 : 0);
}

function sourceOf(key: RatingComponent, { sources, patch }: VehicleRecord): string {
  if (key in CHARACTERISTICS) return patch ? `Computed from patch ${patch.version}, top modules.` : "";
  const source = key === "marks" ? sources.marks : sources.expected;
  if (!source) return "";
  const from = [source.title, formatDate(source.date ?? "")].filter(Boolean).join(", ");
  return `${from}; the source does not say how many battles.`;
}
