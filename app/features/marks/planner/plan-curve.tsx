import { CURVE_BOX, type CurveView } from "./plan-chart.ts";

/** The average over the battles to come, drawn by the server, with its figures as a table. */
export function PlanCurve({ curve: { base, xTicks, marks, curve, dots, head, rows } }: { curve: CurveView }) {
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
          <path className="chart-line chart-line-1" d={curve} />
          {dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className="chart-dot" cx={x} cy={y} r="4" />
          ))}
        </svg>
      </div>
      <details className="mt-8px">
        <summary className="chart-figures">Figures</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard */}
        <section className="table-frame mt-4px mx--16px" tabIndex={0} aria-label="Average by battles, table">
          <table className="plain-table plain-table-dense">
            <thead>
              <tr>
                {head.map((text) => (
                  <th key={text} scope="col">
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells) => (
                <tr key={cells[0]}>
                  {cells.map((text, index) => (
                    <td key={head[index]}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  );
}
