import { useEffect, useState } from "react";
import { createContentApi } from "#app/api/content.ts";
import { fetchedDocuments } from "#app/api/documents.ts";
import { type PaletteIndex, paletteIndex } from "#app/game/search/palette.ts";
import { answerItem } from "./answers.ts";
import type { AnswerItem } from "./items.ts";

type Answers = PaletteIndex<AnswerItem>;

/** Fetched once per document, in the browser only. */
let known: Answers | undefined;

const NONE: Answers = { rows: [] };

/** The questions of the FAQ, ready to be searched; none while they are fetched, and where that fails: the rest works. */
export function usePaletteAnswers(): Answers {
  const [answers, setAnswers] = useState(known);

  useEffect(() => {
    if (known) return;
    createContentApi(fetchedDocuments((...call) => fetch(...call)))
      .questions()
      .then(
        (questions) => {
          known = paletteIndex(questions.map(answerItem));
          setAnswers(known);
        },
        () => undefined,
      );
  }, []);

  return answers ?? NONE;
}
