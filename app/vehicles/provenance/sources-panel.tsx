import type { VehicleView } from "../vehicle-view.ts";

/** Where every part of the page comes from, and what nobody knows. */
export function SourcesPanel({ view }: { view: VehicleView }) {
  return (
    <section className="panel far-panel" id="sources">
      <h2 className="heading-2 panel-head">Where this comes from</h2>
      <div className="panel-body">
        <ul className="pair-list">
          {view.sources.map(({ title, detail }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{detail}</span>
            </li>
          ))}
        </ul>
        {view.patch && (
          <p className="note mt-8px">
            Figures of {view.name}: {view.patch.title}
            {view.patch.date === "" ? ", date not known" : `, ${view.patch.date}`}. {view.patch.warning}
          </p>
        )}
        {view.outdated !== "" && (
          <p className="remark mt-12px">
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
      <h2 className="heading-2 panel-head">Newer than our data</h2>
      <div className="panel-body">
        <p className="color-text-2">
          {view.name} came to the game after the client version that the Index is made from.{" "}
          {view.stock
            ? "Its figures are those of the stock modules, as the publisher's API states them; the rest is not guessed."
            : "It has the figures that sources state; the rest is not guessed."}
        </p>
        <h3 className="part-heading">Not known yet</h3>
        <ul className="flex flex-wrap gap-6px [&>li]:px-8px [&>li]:py-4px [&>li]:border [&>li]:border-dashed [&>li]:border-border-strong [&>li]:rounded-2 [&>li]:color-text-2 [&>li]:text-12">
          {view.notKnown.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
