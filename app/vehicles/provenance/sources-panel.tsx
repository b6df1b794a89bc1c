import { Info } from "#app/components/info.tsx";
import type { FrameView } from "../page/frame-view.ts";
import type { VehicleView } from "../vehicle-view.ts";

/** Where every part of the page comes from, and what nobody knows. @param noData parts of the page that it leaves out */
export function SourcesPanel({ view, noData }: { view: VehicleView; noData: readonly string[] }) {
  return (
    <section className="panel far-panel" id="sources">
      <h2 className="heading-2 panel-head">Sources</h2>
      <div className="panel-body">
        <Info label={`${view.sources.length} sources with patch and date`}>
          <ul className="pair-list">
            {view.sources.map(({ title, detail }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{detail}</span>
              </li>
            ))}
          </ul>
        </Info>
        {view.patch && view.outdated === "" && (
          <p className="note mt-8px">
            {[view.patch.title, view.patch.date].filter(Boolean).join(", ")}. {view.patch.warning}
          </p>
        )}
        {noData.length > 0 && <p className="note mt-8px">{`No data yet: ${noData.join(", ")}.`}</p>}
        {view.outdated !== "" && (
          <p className="remark mt-12px">
            <i className="i-lucide-history" />
            {view.outdated}
          </p>
        )}
        {view.nameFromTag && <p className="note mt-8px">No English name known: ours is made from the game files.</p>}
      </div>
    </section>
  );
}

/** What a vehicle newer than the client definitions lacks. */
export function NotKnownPanel({ view }: { view: FrameView }) {
  return (
    <section className="panel" id="not-known">
      <h2 className="heading-2 panel-head">Newer than our data</h2>
      <div className="panel-body">
        <p className="color-text-2">
          The {view.name} is newer than the game files we have.{" "}
          {view.stock
            ? "Its stats are those of the stock modules, from the publisher's API."
            : "Only what was announced is known."}
        </p>
        <h3 className="part-heading">No data yet</h3>
        <ul className="flex flex-wrap gap-6px [&>li]:px-8px [&>li]:py-4px [&>li]:border [&>li]:border-dashed [&>li]:border-border-strong [&>li]:rounded-2 [&>li]:color-text-2 [&>li]:text-12">
          {view.notKnown.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
