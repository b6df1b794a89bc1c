import { Fragment } from "react";
import { CallExample } from "#app/components/call-example.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { Contents } from "#app/components/rich-text/contents.tsx";
import { DocTable } from "#app/components/rich-text/doc-table.tsx";
import type { CallField, CallGroup, OpenCall } from "./call-groups.ts";

export interface OpenCallsProps {
  origin: string;
  /** What the calls are; "" while their description cannot be read. */
  about: string;
  groups: readonly CallGroup[];
}

export function OpenCallsPage({ origin, about, groups }: OpenCallsProps) {
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead
        title="Open calls"
        lead={about || "The description of the calls cannot be read right now. Please try again in a moment."}
      >
        <a className="button" href="/api/openapi.json">
          <i className="i-lucide-braces" />
          OpenAPI file
        </a>
      </PageHead>
      <div className="with-contents">
        <Contents
          label="Kinds of calls"
          headings={groups.map(({ name }) => ({ id: name.toLowerCase().replace(/ /g, "-"), text: name, level: 2 }))}
        />
        <div className="stack">
          {groups.map((group) => (
            <CallGroupPanel key={group.name} group={group} origin={origin} />
          ))}
        </div>
      </div>
    </main>
  );
}

/** Calls of one kind. */
function CallGroupPanel({ group, origin }: { group: CallGroup; origin: string }) {
  const id = group.name.toLowerCase().replace(/ /g, "-");
  return (
    <section className="panel" aria-labelledby={id}>
      <PanelHead id={id} title={group.name} />
      {group.about && <p className="panel-body color-text-2">{group.about}</p>}
      {group.calls.map((call) => (
        <Call key={call.id} call={call} origin={origin} />
      ))}
    </section>
  );
}

function Call({ call, origin }: { call: OpenCall; origin: string }) {
  const { id, anchor, method, path, sample, summary, description, parameters, sent, answers, closed } = call;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-12px p-16px border-t border-grid" id={anchor}>
      <h3 className="heading-3">{summary}</h3>
      <p className="flex flex-wrap gap-8px items-center">
        <span className="chip">{method}</span>
        <code className="[overflow-wrap:anywhere]">{path}</code>
        {closed && <span className="chip">Key or session</span>}
      </p>
      {description && (
        <p className="color-text-2 max-w-74ch">
          <WithCode text={description} />
        </p>
      )}
      {method === "GET" && sample !== null && (
        <CallExample label="Try it" text={`curl "${origin}${sample}"`} of={summary} />
      )}
      <Fields label="Parameters" of={id} fields={parameters} />
      <Fields label="What is sent" of={id} fields={sent} />
      <details>
        <summary className="color-link text-13 font-500 cursor-pointer min-h-28px">Answers</summary>
        <dl className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-12px gap-y-6px mt-8px text-13">
          {answers.map(({ status, about }) => (
            <div key={status} className="contents">
              <dt className="tabular-nums font-550">{status}</dt>
              <dd className="color-text-2">
                <WithCode text={about} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}

function Fields({ label, of, fields }: { label: string; of: string; fields: readonly CallField[] }) {
  if (fields.length === 0) return null;
  return (
    <details>
      <summary className="color-link text-13 font-500 cursor-pointer min-h-28px">
        {label}: {fields.length}
      </summary>
      <DocTable
        className="doc-table doc-table-text doc-table-names mt-8px! mb-0!"
        label={`${label} of ${of}`}
        heads={["Name", "Meaning"]}
        rows={fields.map(({ name, about, required }) => [
          <code key="name">{name}</code>,
          <Fragment key="about">
            {required && <b>Required. </b>}
            <WithCode text={about} />
          </Fragment>,
        ])}
      />
    </details>
  );
}

/** A text with code between backticks. */
function WithCode({ text }: { text: string }) {
  return text.split("`").map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <code key={key}>{part}</code> : part;
  });
}
