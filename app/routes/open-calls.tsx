import { Fragment } from "react";
import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { Contents } from "#app/components/rich-text/contents.tsx";
import { DocTable } from "#app/components/rich-text/doc-table.tsx";
import { apiContext, originContext } from "#app/context.ts";
import type { Route } from "./+types/open-calls.ts";
import "#app/components/rich-text/document-page.css";
import { CallExample } from "#app/components/call-example.tsx";
import type { OpenApiDocument, OpenApiSchema } from "#app/game/site/answers.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const document = await context.get(apiContext).openCalls();
  return {
    origin: context.get(originContext),
    about: document?.info.description ?? "",
    groups: document ? callGroups(document) : [],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Open calls",
    description:
      "The data of the Index for your own programs: tables of vehicles and modules, loadouts, averages, battles, news and calendar, described call by call.",
    origin: loaderData?.origin,
    canonical: "/open-calls",
  });
}

export default function OpenCalls({ loaderData }: Route.ComponentProps) {
  const { origin, about, groups } = loaderData;
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
    return at % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}

/** A parameter of a call, or a field of its body. */
interface CallField {
  name: string;
  about: string;
  required: boolean;
}

interface OpenCall {
  /** "GET /api/vehicles.json" */
  id: string;
  anchor: string;
  method: string;
  path: string;
  /** The path with an example of each part that varies; null if one has none. */
  sample: string | null;
  summary: string;
  description: string;
  parameters: CallField[];
  /** Fields of the body; of a list, those of each entry. */
  sent: CallField[];
  answers: { status: string; about: string }[];
  /** Whether it needs a key or a session. */
  closed: boolean;
}

interface CallGroup {
  name: string;
  about: string;
  calls: OpenCall[];
}

type DocumentedCall = OpenApiDocument["paths"][string][string];

/** The calls by their group, in the order of the description. */
export function callGroups(document: OpenApiDocument): CallGroup[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      group: operation.tags?.[0],
      call: openCall(method.toUpperCase(), path, operation, document),
    })),
  );
  return document.tags.map(({ name, description = "" }) => ({
    name,
    about: description,
    calls: calls.filter(({ group }) => group === name).map(({ call }) => call),
  }));
}

function openCall(method: string, path: string, operation: DocumentedCall, document: OpenApiDocument): OpenCall {
  const id = `${method} ${path}`;
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const schemas = new Map(operation.parameters?.map(({ name, schema }) => [name, schema]));
  const sample = path.replace(/\{(\w+)\}/g, (part, name) => {
    const schema = schemas.get(name);
    return (schema?.examples ?? schema?.enum)?.[0] ?? part;
  });
  return {
    id,
    anchor: id
      .toLowerCase()
      .replace(/[^a-z]+/g, "-")
      .replace(/-$/, ""),
    method,
    path,
    sample: sample.includes("{") ? null : sample,
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    // The description is on the parameter or, if written by zod, on its schema.
    parameters: (operation.parameters ?? []).map(({ name, description, schema, required = false }) => ({
      name,
      about: description ?? schema?.description ?? (schema?.enum ? `One of \`${schema.enum.join("`, `")}\`.` : ""),
      required,
    })),
    sent: body ? fieldsOf(body, document) : [],
    answers: Object.entries(operation.responses ?? {}).map(([status, { description = "" }]) => ({
      status,
      about: description,
    })),
    closed: (operation.security ?? []).length > 0,
  };
}

/** The fields of an object; of an object that holds one list, those of its entries as well. */
function fieldsOf(schema: OpenApiSchema, document: OpenApiDocument): CallField[] {
  const { properties = {}, required = [] } = resolved(schema, document);
  return Object.entries(properties).flatMap(([name, value]) => {
    const field = resolved(value as OpenApiSchema, document);
    const own = { name, about: field.description ?? "", required: required.includes(name) };
    if (!field.items) return own;
    const inner = fieldsOf(field.items as OpenApiSchema, document);
    return [own, ...inner.map((field) => ({ ...field, name: `${name}[].${field.name}` }))];
  });
}

/** Resolves a schema reference. */
function resolved(schema: OpenApiSchema, { components }: OpenApiDocument): OpenApiSchema {
  const name = schema.$ref?.replace("#/components/schemas/", "");
  return (name && components.schemas?.[name]) || schema;
}
