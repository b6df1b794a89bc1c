import { ScrollFrame } from "#app/ui/scroll-frame.tsx";

export interface SentField {
  name: string;
  meaning: string;
}

/** Everything that is sent of a battle, field by field. */
export function SentTable({ fields }: { fields: readonly SentField[] }) {
  return (
    <section className="panel" aria-labelledby="what-is-sent">
      <h2 className="heading-2 panel-head" id="what-is-sent">
        What is sent
      </h2>
      <p className="panel-body">
        Of each battle these fields of your own vehicle, and nothing else. What your client does not report is sent as
        null and stays unknown.
      </p>
      <ScrollFrame
        className="doc-table doc-table-words my-0 border-x-0 border-b-0 rounded-0"
        aria-label="What is sent of a battle"
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, meaning }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  );
}
