import { CLASS_PLURALS, VEHICLE_CLASSES, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { RATING_COMPONENTS, WEIGHTS } from "#app/game/ratings/method.ts";
import { COMPONENT_WORDS, ratingSteps } from "#app/game/ratings/words.ts";

/** The method of the ratings as the tables of its answer, made from the very numbers that the site rates with. */
export interface RatingMethod {
  /** Classes that share their weights: "Heavy tanks, medium tanks and tank destroyers". */
  kinds: string[];
  components: { label: string; of: string; weights: string[] }[];
  steps: { text: string; from: string }[];
}

export function ratingMethod(): RatingMethod {
  const sameWeights = (a: VehicleClass, b: VehicleClass) => JSON.stringify(WEIGHTS[a]) === JSON.stringify(WEIGHTS[b]);
  const firsts = VEHICLE_CLASSES.filter(
    (type, at) => VEHICLE_CLASSES.findIndex((each) => sameWeights(each, type)) === at,
  );
  const groups = firsts.map((first) => VEHICLE_CLASSES.filter((type) => sameWeights(first, type)));
  return {
    kinds: groups.map((types) => listed(types.map((type) => CLASS_PLURALS[type]))),
    components: RATING_COMPONENTS.map((key) => {
      const { label, of } = COMPONENT_WORDS[key];
      const weights = groups.map(([type = "heavyTank"]) => WEIGHTS[type][key]);
      return { label, of, weights: weights.map((weight) => (weight === undefined ? "–" : `${weight} %`)) };
    }),
    steps: ratingSteps()
      .reverse()
      .map(({ text, from }) => ({ text, from: from === 0 ? "below all of these" : `from ${from}` })),
  };
}

function listed(words: readonly string[]): string {
  const text = words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
