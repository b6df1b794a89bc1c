import { formatDate } from "#app/lib/text/format-date.ts";

interface DataSourcesPanelProps {
  sources: readonly { title: string; date: string | null }[];
}

/** How old each source of the data is, the newest first. */
export function DataSourcesPanel({ sources }: DataSourcesPanelProps) {
  // A range counts by its end.
  const age = ({ date }: { date: string | null }) => date?.split(" to ").at(-1) ?? "";
  const newestFirst = [...sources].sort((a, b) => age(b).localeCompare(age(a)));
  return (
    <section className="panel">
      <h2 className="heading-2 panel-head pb-4px">How new the data is</h2>
      <ul className="pb-6px">
        {newestFirst.map(({ title, date }) => (
          <li key={title} className="px-16px py-10px border-t border-t-grid first:border-t-0">
            <p className="color-text text-13 font-550 leading-[1.35]">{title}</p>
            <p className="note">{date === null ? "No date stated" : formatRange(date)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const formatRange = (date: string) => date.split(" to ").map(formatDate).join(" to ");
