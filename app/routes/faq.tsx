import { useDeferredValue, useEffect, useState } from "react";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { Contents } from "#app/components/rich-text/contents.tsx";
import { DocTable } from "#app/components/rich-text/doc-table.tsx";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { typedText } from "#app/game/search/typed-text.ts";
import type { FaqTopic } from "#app/game/site/faq.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { type AnswerTable, figureTables, ratingTables } from "#app/site/faq/answer-tables.ts";
import { ClearHere } from "#app/site/faq/clear-here.tsx";
import { searchAnswers } from "#app/site/faq/search-answers.ts";
import { TopicPanel } from "#app/site/faq/topic-panel.tsx";
import type { Route } from "./+types/faq.ts";
import "#app/site/faq/faq-page.css";
import { Form, useLocation } from "react-router";
import { GuideCard, GuideCards, GuideSteps } from "#app/components/guide-cards.tsx";
import type { Browser, ClearingSteps } from "#app/game/site/browsers.ts";

/** The longest search text in characters; the rest is cut off. */
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
    topics: faq?.topics ?? ALWAYS,
    /** Null where the content cannot be read. */
    updated: faq?.updated ?? null,
    browsers,
    // Made here, so that the browser does not load the registry for a table that never changes.
    figures: figureTables(),
    ratings: ratingTables(),
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

/** Topics that exist without the content. */
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
  const { updated, browsers, figures, ratings, cleared, query } = loaderData;
  const [typed, setTyped] = useState(query);
  useEffect(() => setTyped(query), [query]);
  useOpenTarget();
  const searched = useDeferredValue(typed);
  const { topics, found, total } = searchAnswers(loaderData.topics, searched);
  const parts = {
    "clear-here": <ClearHere cleared={cleared} />,
    "clear-in-browser": <ClearInBrowser browsers={browsers} />,
    figures: <AnswerTables tables={figures} />,
    ratings: <AnswerTables tables={ratings} />,
  };
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead
        title="Questions and answers"
        lead={
          updated
            ? `${total} answers, each with its own link. Last updated ${formatDate(updated)}.`
            : "Most answers cannot be shown right now. Please try again in a moment."
        }
      />
      {updated && <AnswerSearch typed={typed} found={found} total={total} onType={setTyped} />}
      <div className="with-contents">
        <Contents
          label="Topics"
          headings={topics.map(({ anchor, title }) => ({ id: anchor, text: title, level: 2 }))}
        />
        <div className="stack">
          {topics.map((topic) => (
            <TopicPanel key={topic.anchor} topic={topic} query={searched} open={["clearing"]} parts={parts} />
          ))}
          {updated && (
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

/** Opens the answer that the address targets, for browsers and navigations that do not do so themselves. */
function useOpenTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    const details = target?.closest("details");
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  }, [hash, key]);
}

function AnswerTables({ tables }: { tables: readonly AnswerTable[] }) {
  return tables.map(({ title, ...table }) => (
    <div key={title}>
      <h4>{title}</h4>
      <DocTable className="doc-table doc-table-text" label={title} {...table} />
    </div>
  ));
}

/** How to clear cookies and stored pages by hand, one card for each browser; null: it cannot be read now. */
function ClearInBrowser({ browsers }: { browsers: readonly Browser[] | null }) {
  return (
    <section className="clearing-way" aria-labelledby="by-hand">
      <h4 className="heading-2 panel-head m-0!" id="by-hand">
        Clear it in your browser
      </h4>
      {browsers ? (
        <GuideCards className="grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))]">
          {browsers.map(({ name, computer, phone }) => (
            <GuideCard key={name}>
              <h5 className="heading-3 m-0">{name}</h5>
              {computer && <WayOn device="On a computer" way={computer} />}
              {phone && <WayOn device="On a phone" way={phone} />}
            </GuideCard>
          ))}
        </GuideCards>
      ) : (
        <p className="panel-body">
          The steps for each browser cannot be shown right now. Please try again in a moment.
        </p>
      )}
      <p className="panel-foot">
        Then reload the page: Ctrl Shift R on a computer, ⌘ Shift R on a Mac, ⌥ ⌘ R in Safari.
      </p>
    </section>
  );
}

function WayOn({ device, way: { everySite, steps } }: { device: string; way: ClearingSteps }) {
  return (
    <>
      <p className="note mt-12px">
        {device}, {everySite ? "for every site" : "for this site only"}
      </p>
      <GuideSteps steps={steps} className="mt-4px" />
    </>
  );
}

interface AnswerSearchProps {
  /** The text in the field. */
  typed: string;
  found: number;
  total: number;
  onType(text: string): void;
}

/** The field over the answers: they follow it as one types; without script, once it is sent. */
function AnswerSearch({ typed, found, total, onType }: AnswerSearchProps) {
  return (
    <Form className="answer-search" action="/faq" role="search" preventScrollReset replace>
      <i className="i-lucide-search" />
      <input
        type="search"
        name="q"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        aria-label="Search the answers"
        placeholder="Search the answers"
        autoComplete="off"
        maxLength={100}
        enterKeyHint="search"
      />
      <span className="note whitespace-nowrap" role="status">
        {typed.trim() !== "" && (found === 0 ? "Nothing found" : `${found} of ${total}, first in the list`)}
      </span>
      {typed !== "" && (
        <a
          className="button button-quiet button-small"
          href="/faq"
          aria-label="Clear the search"
          onClick={() => onType("")}
        >
          <i className="i-lucide-x" />
        </a>
      )}
      <button type="submit" className="button button-small">
        Search
      </button>
    </Form>
  );
}
