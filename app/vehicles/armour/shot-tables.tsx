import { HeadRow } from "#app/components/head-row.tsx";
import { Info } from "#app/components/info.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { type ShotQuery, shotSearch } from "#app/game/armour/aim.ts";
import { SIDE_LABELS } from "#app/game/armour/plates.ts";
import type { PlateLine, ShotContent } from "./shot-content.ts";
import { shotClass } from "./shot-panels.tsx";

interface TableProps {
  content: ShotContent;
  query: ShotQuery;
  path: string;
}

/**
 * A set of choices that lead to another address.
 * @param reload whether the server has to be asked
 */
export function choices<T extends string>(
  label: string,
  all: readonly { value: T; text: string }[],
  current: T,
  href: (value: T) => string,
  { reload = false, className = "" } = {},
) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className={`segmented ${className}`} role="group" aria-label={label}>
      {all.map(({ value, text }) => (
        <a
          key={value}
          href={href(value)}
          data-shot={reload ? undefined : ""}
          rel="nofollow"
          aria-current={value === current ? "true" : undefined}
        >
          {text}
        </a>
      ))}
    </div>
  );
}

/** Every side at every angle, or distance. */
export function ShotTable({ content, query, path }: TableProps) {
  const { columns, rows } = content.table;
  const search = (change: Partial<ShotQuery>) => path + shotSearch({ ...query, ...change });
  const shells = content.shells.map(({ slug, label }) => ({ value: slug, text: label }));
  const byAngle = query.axis === "angle";
  return (
    <section className="panel" aria-labelledby="shot-table">
      <PanelHead id="shot-table" title="Shot table" className="panel-head flex-wrap justify-start">
        {choices("Shell", shells, content.shells[content.shell]?.slug ?? "", (shell) => search({ shell }))}
        <span className="flex-1 lt-tablet:hidden" />
        {choices(
          "Columns",
          [
            { value: "angle", text: "Angle" },
            { value: "distance", text: "Distance" },
          ],
          query.axis,
          (axis) => search({ axis }),
        )}
        {choices(
          "Cells",
          [
            { value: "chance", text: "Chance" },
            { value: "effective", text: "Effective" },
          ],
          query.cells,
          (cells) => search({ cells }),
        )}
      </PanelHead>
      <a className="skip-link" href="#all-plates">
        Skip the shot table
      </a>
      <ScrollFrame className="shot-frame" aria-label="Shot table, cells">
        <table className="shot-table">
          <HeadRow
            heads={[
              "Plate",
              ...columns.map(({ label, current, odd }) => [label, cellClass("", current, odd)] as const),
            ]}
          />
          <tbody>
            {rows.map(({ side, thickness, cells }) => (
              <tr key={side}>
                <th scope="row">
                  {SIDE_LABELS[side]} <span>{thickness}</span>
                </th>
                {columns.map(({ value, current, odd }, at) => {
                  const cell = cells[at];
                  return (
                    cell && (
                      <td key={value} className={cellClass(shotClass(cell.chance), current, odd)}>
                        <a
                          href={search({ plate: side, ...(byAngle ? { angle: value } : { distance: value }) })}
                          data-shot=""
                          rel="nofollow"
                          title={cell.chance.label}
                        >
                          {cell.text}
                        </a>
                      </td>
                    )
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p className="panel-foot">
        {query.cells === "chance" ? "Chance in %" : "Effective thickness in mm"} for{" "}
        {content.shells[content.shell]?.label ?? ""} at{" "}
        {byAngle ? `${query.distance} m, by the angle at the plate` : `${query.angle}°, by distance`}. R: ricochets
      </p>
    </section>
  );
}

function cellClass(shot: string, current: boolean, odd: boolean): string {
  return [shot, current ? "shot-now" : "", odd ? "shot-odd" : ""].filter((name) => name !== "").join(" ");
}

/** Every plate against every shell. */
export function AllPlates({ content, query }: Omit<TableProps, "path">) {
  const { lines, others, shells, shell } = content;
  return (
    <section className="panel" aria-labelledby="all-plates">
      <PanelHead id="all-plates" title="Every plate, every shell" note={`${query.angle}°, ${query.distance} m`} />
      <ScrollFrame className="relative overflow-x-auto [scrollbar-width:thin]" aria-label="Every plate, table">
        <table className="plate-table">
          <thead>
            <tr>
              <th scope="col">Plate</th>
              {shells.map(({ slug, label, power }, at) => (
                <th key={slug} scope="col" className={at === shell ? "shot-chosen" : undefined}>
                  {label} <span className="no-phone">{power} mm</span>
                </th>
              ))}
              <th scope="col">Best</th>
              <th scope="col" className="no-phone">
                {shells[shell]?.label}, 50% at
              </th>
            </tr>
          </thead>
          <tbody>{lines.map((line) => plateRow(line, shell))}</tbody>
          {others.length > 0 && (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={shells.length + 3} className="note">
                  More plates, place unknown
                </th>
              </tr>
              {others.map((line) => plateRow(line, shell))}
            </tbody>
          )}
        </table>
      </ScrollFrame>
      <Info className="px-16px py-4px" label="How to read this table">
        {content.screens !== "" && <p>{content.screens}</p>}
        <p>
          Best shell: most damage on average; within 10%, the cheaper one; none below 25%. 50% at: the angle where{" "}
          {shells[shell]?.label} has a 50% chance.
        </p>
      </Info>
    </section>
  );
}

function plateRow({ key, label, thickness, side, spaced, cells, best, limit }: PlateLine, shell: number) {
  return (
    <tr key={key} className={side === null ? "plate-quiet" : undefined}>
      <th scope="row">
        {label} <span>{thickness}</span>
        {spaced && <small className="chip chip-small">spaced</small>}
      </th>
      {cells.map(({ effective, chance, takes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gun has its shells in their order
        <td key={at} className={at === shell ? "shot-chosen" : undefined}>
          {spaced ? (
            <span className="color-text-3">{takes}</span>
          ) : (
            <span className={`plate-cell ${shotClass(chance)}`}>
              <span className="no-phone">{effective}</span>
              <i className={`percent-${chance.share}`} />
              <b>{chance.ricochet ? "R" : chance.text}</b>
            </span>
          )}
        </td>
      ))}
      <td className={best === "None" || best === "–" ? "color-text-3" : "color-text font-550"}>{best}</td>
      <td className="no-phone">{limit}</td>
    </tr>
  );
}
