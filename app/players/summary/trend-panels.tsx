import { LineChart } from "#app/components/charts/line-chart.tsx";
import type { LineChartWords } from "#app/components/charts/line-chart-view.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { dayAndMonth } from "#app/lib/text/short-day.ts";
import type { SummaryView } from "./summary-view.ts";
import type { TrendChart } from "./trends-view.ts";

const wordsOf = (head: string, decimals: number, unit = ""): LineChartWords => ({
  head,
  x: (day) => `from ${dayAndMonth(day)}`,
  y: (figure) => `${formatNumber(figure, decimals)}${unit}`,
  xUnit: "",
  xTick: dayAndMonth,
  yTick: (figure) => formatNumber(figure, decimals, 0),
  beyond: "No battles",
});

const CHARTS: Record<TrendChart["key"], { title: string; words: LineChartWords }> = {
  wn8: { title: "WN8 over time", words: wordsOf("WN8", 0) },
  damage: { title: "Damage over time", words: wordsOf("Average damage", 0) },
  winRate: { title: "Win rate over time", words: wordsOf("Win rate", 1, " %") },
};

/** The figures over time, as charts with their figures behind them. */
export function TrendPanels({
  view,
}: {
  view: Pick<SummaryView, "charts" | "step" | "withIntervals" | "followsSent">;
}) {
  const { charts, step, withIntervals, followsSent } = view;
  if (charts.length === 0) return null;
  return (
    <section aria-label="Over time">
      <div className="charts mt-0">
        {charts.map(({ key, view: chart }) => (
          <section key={key} className="panel panel-body pt-16px" aria-label={CHARTS[key].title}>
            <h2 className="heading-2 mb-12px">{CHARTS[key].title}</h2>
            <LineChart view={chart} label={CHARTS[key].title} words={CHARTS[key].words} />
          </section>
        ))}
      </div>
      <p className="note mt-12px">
        {followsSent && "From battles uploaded here: the publisher has fewer days. "}
        All: every battle up to that day. {step === 1 ? "Day: that day" : `${step} days: those days`} only
        {withIntervals ? "; grey lines: 95% confidence." : "."}
        {charts.some(({ key }) => key === "wn8") && " The colours behind WN8 are its levels."}
      </p>
    </section>
  );
}
