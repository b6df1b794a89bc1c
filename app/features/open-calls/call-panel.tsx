import { CallExample } from "#app/ui/call-example.tsx";
import { ScrollFrame } from "#app/ui/scroll-frame.tsx";
import type { CallGroup, CallView, FieldView } from "./calls-view.ts";

/** Calls of one kind. */
export function CallGroupPanel({ group, origin }: { group: CallGroup; origin: string }) {
  const id = group.name.toLowerCase().replace(/ /g, "-");
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 className="heading-2 panel-head" id={id}>
        {group.name}
      </h2>
      {group.about && <p className="panel-body color-text-2">{group.about}</p>}
      {group.calls.map((call) => (
        <Call key={call.id} call={call} origin={origin} />
      ))}
    </section>
  );
}

function Call({ call, origin }: { call: CallView; origin: string }) {
  const { id, anchor, method, path, summary, description, parameters, sent, answers, closed } = call;
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
      {method === "GET" && !path.includes("{") && <CallExample label="Try it" text={`curl "${origin}${path}"`} />}
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

function Fields({ label, of, fields }: { label: string; of: string; fields: readonly FieldView[] }) {
  if (fields.length === 0) return null;
  return (
    <details>
      <summary className="color-link text-13 font-500 cursor-pointer min-h-28px">
        {label}: {fields.length}
      </summary>
      <ScrollFrame className="doc-table doc-table-words doc-table-names mt-8px mb-0" aria-label={`${label} of ${of}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, about, required }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  {required && <b>Required. </b>}
                  <WithCode text={about} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </details>
  );
}

/** A text in which code stands between backticks. */
function WithCode({ text }: { text: string }) {
  return text.split("`").map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}
