import { ChartFigures } from "#app/ui/chart-figures.tsx";
import { CURVE_BOX, type CurveView } from "./plan-chart.ts";

/** The average over the battles to come, drawn by the server, with its figures as a table. */
export function PlanCurve({
  curve: { base, xTicks, marks, curve, around, step, dots, head, rows },
}: {
  curve: CurveView;
}) {
  const { width, height, left, right } = CURVE_BOX;
  return (
    <div className="my-16px">
      <div className="chart-box">
        <svg
          className="chart"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label="Average combined damage over the battles to come, and the marks"
        >
          {marks.map(({ line, text }) => (
            <path key={text} className="fill-none stroke-wg-altaccent opacity-45" d={line} />
          ))}
          <path className="chart-base" d={base} />
          {marks.map(({ y, text, figure }) => (
            <g key={text}>
              <text x={left - 6} y={y} textAnchor="end">
                {figure}
              </text>
              <text className="chart-name-3" x={right + 8} y={y}>
                {text}
              </text>
            </g>
          ))}
          <g textAnchor="middle">
            {xTicks.map(({ at, text }) => (
              <text key={text} x={at} y={height - 10}>
                {text}
              </text>
            ))}
          </g>
          {around.map((line) => (
            <path key={line} className="fill-none stroke-text-3 [stroke-dasharray:3_3]" d={line} />
          ))}
          {dots.map(({ x, y }) => (
            <path
              key={`${x} ${y}`}
              className="fill-none stroke-chart-1 [stroke-dasharray:2_3]"
              d={`M${x} ${y}V${CURVE_BOX.bottom}`}
            />
          ))}
          <path className="chart-line" d={curve} />
          {dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className="chart-dot" cx={x} cy={y} r="4" />
          ))}
        </svg>
      </div>
      <p className="note mt-8px">Dashed: with {step} less and more combined damage a battle.</p>
      <ChartFigures label="Average by battles" head={head} rows={rows} />
    </div>
  );
}
