import type { VehicleView } from "./vehicle-view.ts";

/** Where every part of the page comes from, and what nobody knows. */
export function SourcesPanel({ view }: { view: VehicleView }) {
  return (
    <section className="panel" id="sources">
      <h2 className="h2 panel-h">Where this comes from</h2>
      <div className="panel-b">
        <ul className="sources">
          {view.sources.map(({ title, detail }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{detail}</span>
            </li>
          ))}
        </ul>
        {view.outdated !== "" && (
          <p className="remark">
            <i className="i-lucide-history" />
            {view.outdated}
          </p>
        )}
        {view.nameFromTag && (
          <p className="note mt-8px">
            No source has an English name for this vehicle; ours is made from its name in the game files.
          </p>
        )}
      </div>
    </section>
  );
}

/** What a vehicle newer than the client definitions lacks. */
export function NotKnownPanel({ view }: { view: VehicleView }) {
  return (
    <section className="panel" id="not-known">
      <h2 className="h2 panel-h">Newer than our data</h2>
      <div className="panel-b">
        <p className="t2">
          {view.name} came to the game after the client version that the Index is made from. It has the figures that
          were announced; the rest is not guessed.
        </p>
        <h3 className="lbl">Not known yet</h3>
        <ul className="unknowns">
          {view.notKnown.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
