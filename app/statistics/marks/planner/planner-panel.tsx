import type { ReactNode } from "react";
import { ChartTable } from "#app/components/charts/chart-table.tsx";
import { CarriedQuery } from "#app/components/data-table/query/carried-query.tsx";
import { queryToHref, type TableQuery } from "#app/components/data-table/query/table-query.ts";
import { HeadRow } from "#app/components/head-row.tsx";
import { Info } from "#app/components/info.tsx";
import type { PlanField } from "#app/components/marks-planner/plan-fields.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { TypedField } from "#app/components/typed-field.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { MARKS_TABLE } from "../marks-table.ts";
import type { MarksPlan, PlanAnswer } from "./marks-plan.ts";
import { type AverageCurve, CURVE_BOX } from "./plan-chart.ts";

export interface MarksPlannerProps {
  query: TableQuery;
  plan: MarksPlan;
}

/** From where one is to each mark: a form that works without script, whose answer is in the address. */
export function MarksPlannerPanel({ query, plan }: MarksPlannerProps) {
  const { typed, vehicle, choices, answer } = plan;
  const { region } = query.kept ?? {};
  const kept: Record<string, string> = region === undefined ? {} : { region };
  const others: TableQuery = { ...query, page: 1, kept };
  const hrefOf = (id: number) =>
    `${queryToHref({ ...others, kept: { ...query.kept, vehicle: String(id) } }, MARKS_TABLE)}#planner`;
  const field = (name: PlanField, label: string, unit = "") => (
    <TypedField
      name={name}
      label={label}
      unit={unit}
      value={typedText(name, plan)}
      fault={plan.problems[name]}
      inputMode={name === "vehicle" ? undefined : "decimal"}
      maxLength={100}
    />
  );
  return (
    <section className="panel" id="planner" aria-label="Battles to the next mark">
      <PanelHead title="Battles to the next mark" />
      <div className="panel-body">
        <form
          action={`${MARKS_TABLE.path}#planner`}
          aria-label="Settings of the plan"
          className="grid grid-cols-2 gap-12px"
        >
          <CarriedQuery query={others} model={MARKS_TABLE} />
          <div className="col-span-2">{field("vehicle", "Vehicle", "name or number")}</div>
          {field("now", "Now", "%")}
          {field("damage", "Damage per battle")}
          <div className="col-span-2">{field("average", "Average combined damage (optional)")}</div>
          <button type="submit" className="button button-primary col-span-2 lt-tablet:h-44px">
            Calculate
          </button>
        </form>
        {choices.length > 0 && (
          <ul className="mt-12px" aria-label="Vehicles of that name">
            {choices.map((choice) => (
              <li key={choice.id}>
                <a
                  className="text-link inline-flex items-center min-h-32px lt-tablet:min-h-44px"
                  href={hrefOf(choice.id)}
                >
                  {choice.name}
                </a>
              </li>
            ))}
          </ul>
        )}
        {vehicle && <div className="mt-16px">{VehicleLink({ vehicle })}</div>}
        {answer ? (
          <Answer
            answer={answer}
            hrefOf={(damage) =>
              `${queryToHref({ ...others, kept: { ...query.kept, damage: String(damage) } }, MARKS_TABLE)}#planner`
            }
          />
        ) : (
          Object.keys(plan.problems).length === 0 && (
            <p className="note mt-12px">
              {typed.vehicle === ""
                ? "Enter a vehicle, your percentage in the game and the combined damage you expect per battle."
                : "Enter your percentage and the combined damage you expect per battle."}
            </p>
          )
        )}
      </div>
      <Info label="How this is calculated" className="px-16px py-4px border-t border-t-grid">
        <p>
          Each battle moves your average 2/101 of the way to its combined damage: damage plus the best of spotting,
          tracking or stun. The rule is from a draft page on the publisher’s wiki; the publisher hasn’t confirmed it.
        </p>
        <p>
          The count is a guide: battles differ and thresholds move every day. Percentages between two thresholds are
          interpolated.
        </p>
      </Info>
    </section>
  );
}

/** The typed text; a vehicle's number is shown as its name. */
function typedText(name: PlanField, { typed, vehicle }: MarksPlan): string {
  return name === "vehicle" && vehicle && /^\d+$/.test(typed.vehicle) ? vehicle.name : typed[name];
}

interface AnswerProps {
  answer: PlanAnswer;
  /** Address of the same plan with other damage. */
  hrefOf(damage: number): string;
}

function Answer({ answer: { next, marks, others, curve, start }, hrefOf }: AnswerProps) {
  return (
    <>
      <p className="flex flex-wrap gap-x-10px gap-y-4px items-baseline my-16px color-text-2" role="status">
        {next ? headline(next) : "This average has every mark."}
      </p>
      {others.length > 0 && (
        <nav className={OTHERS} aria-label="The next mark at other damage">
          {others.map(({ value, damage, battles, chosen }) => (
            <a key={damage} href={hrefOf(value)} aria-current={chosen ? "true" : undefined}>
              <b>{battles}</b>
              <span>at {damage}</span>
            </a>
          ))}
        </nav>
      )}
      <PlanCurve curve={curve} />
      <table className={MARK_TABLE}>
        <caption className="sr-only">Battles to each mark</caption>
        <HeadRow heads={["Mark", ["Average", "text-right"], ["Battles", "text-right"]]} />
        <tbody>
          {marks.map(({ label, percent, strokes, threshold, battles }) => (
            <tr key={label}>
              <th scope="row">
                <span className="flex gap-6px items-center">
                  <i className={`flex-none w-18px color-wg-altaccent text-18px ${strokes}`} />
                  {label}
                  {label !== `${percent}%` && <span className="color-text-3">{percent}%</span>}
                </span>
              </th>
              <td className="text-right">{threshold}</td>
              <td className="text-right color-text font-550">{battles}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-8px">{start}</p>
    </>
  );
}

/** A row of chips, each a link to its plan. */
const OTHERS = `grid grid-cols-[repeat(auto-fit,minmax(58px,1fr))] border rounded-3 overflow-hidden text-center color-text-3 text-11
  [&>a]:grid [&>a]:gap-2px [&>a]:content-center [&>a]:min-h-44px [&>a]:px-4px [&>a]:py-6px [&>a+a]:border-l
  [&>a+a]:border-l-grid [&_b]:color-text [&_b]:text-13 [&_b]:font-550 [&_b]:leading-[1.2] [&>a:hover]:bg-surface-2
  [&>[aria-current]]:bg-primary-soft [&>[aria-current]]:color-text-2 [&>[aria-current]>b]:color-wg-accent`;

/** As wide as the panel leaves it. */
const MARK_TABLE = `plain-table plain-table-dense [--cell-gap:6px] lt-tablet:[&_:is(th,td)]:px-6px
  [&_:is(th,td):first-child]:px-0 [&_:is(th,td):first-child]:[box-shadow:none] [&_:is(th,td):last-child]:pr-0`;

function headline({ battles, mark, threshold }: NonNullable<PlanAnswer["next"]>): ReactNode {
  if (battles === null) return `The ${mark} (${threshold}) is out of reach with this damage: it takes more than that.`;
  return (
    <>
      <b className="font-display font-600 text-56px leading-[1] color-text">{battles}</b>
      <span>
        {battles === 1 ? "battle" : "battles"} to the <b className="color-text font-600">{mark}</b>{" "}
        <span className="whitespace-nowrap">({threshold})</span>
      </span>
    </>
  );
}

/** The average over the battles to come, drawn by the server, with its figures as a table. */
function PlanCurve({ curve: { base, xTicks, marks, curve, around, step, dots, head, rows } }: { curve: AverageCurve }) {
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
          <path className="stroke-border-strong" d={base} />
          {marks.map(({ y, text, value }) => (
            <g key={text}>
              <text x={left - 6} y={y} textAnchor="end">
                {value}
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
            <circle key={`${x} ${y}`} className="fill-surface-1 stroke-chart-1 stroke-width-2px" cx={x} cy={y} r="4" />
          ))}
        </svg>
      </div>
      <p className="note mt-8px">Dashed: with {step} less and more combined damage a battle.</p>
      <ChartTable label="Average by battles" head={head} rows={rows} />
    </div>
  );
}
