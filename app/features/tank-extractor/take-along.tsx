import { neededDocumentsOf } from "#app/api/documents.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { shownColumns } from "#app/widgets/data-table/query/table-query.ts";
import { ExportPart } from "#app/widgets/export/export-part.tsx";
import { extractCall, extractToHref, fromItsStart } from "#app/widgets/vehicle-extract/extract-address.ts";
import { EXTRACT } from "#app/widgets/vehicle-extract/extract-table.ts";
import type { ExtractorView } from "./extractor-view.ts";

/** Letters of an address after which some chats and mail programs cut it. */
const LONG_LINK = 2_000;

interface TakeAlongProps {
  view: ExtractorView;
  origin: string;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** The files, and the link that shows the same choice again. In sight wherever the page is scrolled. */
export function TakeAlong({ view: { query, total }, origin, version }: TakeAlongProps) {
  const href = extractToHref(fromItsStart(query));
  const letters = origin.length + href.length;
  const share = async () => {
    const { shareLink } = await import("#app/widgets/share-link.ts");
    const told =
      letters > LONG_LINK
        ? `It has ${formatNumber(letters)} letters: browsers open it, but some chats cut links after 2,000.`
        : "Whoever opens it has the same vehicles, figures and order.";
    await shareLink({ title: "Tank extractor", url: origin + href, told });
  };
  return (
    <ExportPart
      size={{ rows: total, columns: shownColumns(query.table, EXTRACT).length, of: "vehicles" }}
      calls={{ csv: extractCall(query, "csv"), json: extractCall(query, "json") }}
      load={async (work) => {
        const { loadExtract } = await import("#app/widgets/vehicle-extract/load-extract.client.ts");
        return loadExtract(query, neededDocumentsOf(version), work);
      }}
    >
      <button type="button" className="button" onClick={share}>
        <i className="i-lucide-link" />
        Copy link
      </button>
    </ExportPart>
  );
}
