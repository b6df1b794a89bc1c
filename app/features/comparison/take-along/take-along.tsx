import { comparisonHref } from "#app/game/comparison/query.ts";
import { useToasts } from "#app/stores/toasts.ts";
import type { ComparisonView } from "../comparison-view.ts";

/** The table as CSV and as a picture, and the link. What makes them is loaded when it is asked for. */
export function TakeAlong({ view }: { view: ComparisonView }) {
  const take = (what: string, work: () => Promise<string>) => async () => {
    const { add } = useToasts.getState();
    try {
      add({ title: await work(), icon: "lucide:scale" });
    } catch {
      const description = "Your browser may not allow it, or the connection is gone. Please try again.";
      add({ title: `The ${what} could not be copied`, description, color: "danger" });
    }
  };
  const csv = take("table", async () => (await import("./copy-csv.ts")).copyCsv(view));
  const picture = take("picture", async () => (await import("./copy-picture.ts")).copyPicture(view));
  const share = async () => {
    const { shareLink } = await import("#app/widgets/share-link.ts");
    const names = view.columns.map(({ vehicle }) => vehicle.shortName).join(", ");
    const url = new URL(comparisonHref(view.query), location.href).href;
    await shareLink({ title: names, url, told: "Anyone who opens it sees this comparison." });
  };
  return (
    <div className="compare-take js-only">
      <button type="button" className="button" onClick={csv}>
        <i className="i-lucide-table" />
        Copy CSV
      </button>
      <button type="button" className="button" onClick={picture}>
        <i className="i-lucide-image" />
        Copy picture
      </button>
      <button type="button" className="button" onClick={share}>
        <i className="i-lucide-link" />
        Copy link
      </button>
    </div>
  );
}
