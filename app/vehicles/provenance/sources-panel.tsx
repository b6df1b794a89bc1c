import type { FrameContent } from "../page/frame-content.ts";
import type { VehicleContent } from "../vehicle-content.ts";

/**
 * The source of every part of the page, and what is unknown.
 * @param noData parts of the page left out for lack of data
 */
export function SourcesPanel({ content, noData }: { content: VehicleContent; noData: readonly string[] }) {
  return (
    <section className="panel far-panel [--usual-height:640px]" id="sources">
      <h2 className="heading-2 panel-head">Sources</h2>
      <div className="panel-body">
        <ul className="pair-list">
          {content.sources.map(({ title, detail }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{detail}</span>
            </li>
          ))}
        </ul>
        {content.patch && content.outdated === "" && (
          <p className="note mt-8px">
            {[content.patch.title, content.patch.date].filter(Boolean).join(", ")}. {content.patch.warning}
          </p>
        )}
        {noData.length > 0 && <p className="note mt-8px">{`No data yet: ${noData.join(", ")}.`}</p>}
        {content.outdated !== "" && (
          <p className="remark mt-12px">
            <i className="i-lucide-history" />
            {content.outdated}
          </p>
        )}
        {content.nameFromTag && <p className="note mt-8px">No English name known: ours is made from the game files.</p>}
      </div>
    </section>
  );
}

/** What is missing for a vehicle newer than the client definitions. */
export function NotKnownPanel({ frame }: { frame: FrameContent }) {
  return (
    <section className="panel" id="not-known">
      <h2 className="heading-2 panel-head">Newer than our data</h2>
      <div className="panel-body">
        <p className="color-text-2">
          The {frame.name} is newer than the game files we have.{" "}
          {frame.stock
            ? "Its stats are those of the stock modules, from the publisher’s API."
            : "Only what was announced is known."}
        </p>
        <h3 className="part-heading">No data yet</h3>
        <ul className="flex flex-wrap gap-6px [&>li]:px-8px [&>li]:py-4px [&>li]:border [&>li]:border-dashed [&>li]:border-border-strong [&>li]:rounded-2 [&>li]:color-text-2 [&>li]:text-12">
          {frame.notKnown.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
