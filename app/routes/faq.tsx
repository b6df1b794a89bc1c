import { useDeferredValue, useEffect, useState } from "react";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { AnswerSearch } from "#app/features/faq/answer-search.tsx";
import { ClearHere } from "#app/features/faq/clear-here.tsx";
import { ClearInBrowser } from "#app/features/faq/clear-in-browser.tsx";
import { figureGroups } from "#app/features/faq/figure-groups.ts";
import { FiguresTable } from "#app/features/faq/figures-table.tsx";
import { ratingMethod } from "#app/features/faq/rating-method.ts";
import { RatingMethodTables } from "#app/features/faq/rating-method-tables.tsx";
import { searchAnswers } from "#app/features/faq/search-answers.ts";
import { TopicPanel } from "#app/features/faq/topic-panel.tsx";
import { useOpenTarget } from "#app/features/faq/use-open-target.ts";
import type { FaqTopic } from "#app/game/model/content/faq.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Contents } from "#app/widgets/rich-text/contents.tsx";
import type { Route } from "./+types/faq.ts";
import type { RouteHandle } from "./layout.tsx";
import "virtual:uno:document.css";

/** How long a search may be; what is longer is cut off. */
const LONGEST = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { content } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  // Error pages lead here: clearing has to be there even when nothing can be read.
  const [faq, browsers] = await Promise.all([orNull(content.faq()), orNull(content.browsers())]);
  return {
    origin: context.get(originContext),
    cleared: url.searchParams.has("cleared"),
    query: typedText(url.searchParams.get("q"), LONGEST),
    faq,
    browsers,
    // Made here, so that the browser does not load the registry for a table that never changes.
    figures: figureGroups(),
    ratings: ratingMethod(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "FAQ",
    description:
      "How to clear cache and cookies in every browser, accounts, ads, where the figures come from, how each is computed, and what is not known.",
    origin: loaderData?.origin,
    canonical: "/faq",
    noindex: loaderData ? loaderData.cleared || loaderData.query !== "" : false,
  });
}

export const handle: RouteHandle = { crumbs: () => [{ label: "FAQ" }] };

/** What is there without the content. */
const ALWAYS: readonly FaqTopic[] = [
  {
    title: "When a page looks broken",
    anchor: "browser",
    answers: [
      {
        question: "How do I clear cache and cookies?",
        anchor: "clearing",
        aliases: [],
        nodes: [{ part: "clear-here" }, { part: "clear-in-browser" }],
      },
    ],
  },
];

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { faq, browsers, figures, ratings, cleared, query } = loaderData;
  const [typed, setTyped] = useState(query);
  useEffect(() => setTyped(query), [query]);
  useOpenTarget();
  const searched = useDeferredValue(typed);
  const { topics, found, total } = searchAnswers(faq?.topics ?? ALWAYS, searched);
  const parts = {
    "clear-here": <ClearHere cleared={cleared} />,
    "clear-in-browser": <ClearInBrowser browsers={browsers} />,
    figures: <FiguresTable groups={figures} />,
    ratings: <RatingMethodTables method={ratings} />,
  };
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">Questions and answers</h1>
          <p>
            {faq
              ? `${total} answers, each with its own link. Last updated ${formatDate(faq.updated)}.`
              : "Most answers cannot be shown right now. Please try again in a moment."}
          </p>
        </div>
      </div>
      {faq && <AnswerSearch typed={typed} found={found} total={total} onType={setTyped} />}
      <div className="with-contents">
        <Contents
          label="Topics"
          headings={topics.map(({ anchor, title }) => ({ id: anchor, text: title, level: 2 }))}
        />
        <div className="stack">
          {topics.map((topic) => (
            <TopicPanel key={topic.anchor} topic={topic} query={searched} open={["clearing"]} parts={parts} />
          ))}
          {faq && (
            <p className="note">
              Not here?{" "}
              <a className="text-link" href="/legal#contact">
                Write to us
              </a>
              , with the Error ID if you have one.
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
