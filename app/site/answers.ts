/** A question of the FAQ page, with the anchor of its answer and words it is found by. */
export interface Answer {
  question: string;
  anchor: string;
  aliases: readonly string[];
}

export const CLEARING: Answer = {
  question: "How do I clear cache and cookies?",
  anchor: "clearing",
  aliases: ["delete cookies", "old copy", "broken page"],
};

/** All questions of the page; the palette finds their answers. */
export const ANSWERS: readonly Answer[] = [CLEARING];
