import { type FormEvent, useState } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { ClassIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { MAX_ANGLE, MAX_DISTANCE, type ShotQuery, shotSearch } from "#app/game/armour/aim.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { ArmourData } from "./load-shooter.ts";
import type { ShotContent } from "./shot-content.ts";

interface ShooterBarProps {
  /** The vehicle of the page. */
  id: number;
  path: string;
  data: ArmourData;
  content: ShotContent;
  query: ShotQuery;
  /** Another shot of the same gun. */
  set(change: Partial<ShotQuery>): void;
  /** Another shooter, gun or loadout, which the server knows of. */
  go(search: string): void;
}

/** Who shoots, with what, from where. A form, which works without script. */
export function ShooterBar({ id, path, data, content, query, set, go }: ShooterBarProps) {
  const { shooter, problem, choices } = data;
  const names = useVehicleNames();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("shooter") ?? "").trim();
    if (typed !== shooter.name) go(withTyped(query, typed));
  };
  return (
    <section className="panel" id="shooter" aria-label="Shooter and shot">
      <form className="shooter-bar" action={path} onSubmit={submit}>
        {kept({ ...query, by: shooter.id })}
        {/* On a phone the three choices are behind one button; it opens what follows it, even before hydration. */}
        <details className="shooter-summary only-phone" open={problem !== ""}>
          <summary>
            <TierBadge tier={shooter.tier} />
            <ClassIcon type={shooter.type} />
            <span className="shooter-chosen">
              <b>
                {shooter.name}, {shooter.gun.name}
              </b>
              <small>
                {query.equipped ? "Most used loadout" : "No equipment"}
                {reloadText(shooter.reload)}
                {shooter.reload !== null && " reload"}
              </small>
            </span>
            <i className="i-lucide-chevron-down" />
          </summary>
        </details>
        <div className="shooter-fields">
          <label className="shooter-label shooter-choice">
            <span>Shooter</span>
            <span className="field">
              <TierBadge tier={shooter.tier} />
              <ClassIcon type={shooter.type} />
              <input
                key={`${shooter.id} ${problem}`}
                name="shooter"
                defaultValue={shooter.name}
                list="shooters"
                required
                maxLength={60}
                autoComplete="off"
                spellCheck={false}
                onFocus={(event) => {
                  names.fetchAll();
                  event.currentTarget.select();
                }}
                onChange={({ currentTarget: { value } }) => {
                  // Chosen from the list, not typed: then it is complete at once.
                  if (value !== shooter.name && names.all.includes(value)) go(withTyped(query, value));
                }}
              />
            </span>
          </label>
          <datalist id="shooters">
            {names.all.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <label className="shooter-label shooter-choice">
            <span>Gun</span>
            <select
              className="field select-field"
              name="gun"
              key={shooter.gun.id}
              defaultValue={shooter.gun.id}
              onChange={({ currentTarget: { value } }) =>
                go(shotSearch({ ...query, by: shooter.id, gun: Number(value) }))
              }
            >
              {shooter.guns.map((gun) => (
                <option key={gun.id} value={gun.id}>
                  {gun.name}
                </option>
              ))}
            </select>
          </label>
          <label className="shooter-label shooter-choice">
            <span>Loadout</span>
            <select
              className="field select-field"
              name="fit"
              key={String(query.equipped)}
              defaultValue={query.equipped ? "" : "none"}
              onChange={({ currentTarget: { value } }) => go(shotSearch({ ...query, equipped: value !== "none" }))}
            >
              <option value="">Most used{query.equipped && reloadText(shooter.reload)}</option>
              <option value="none">No equipment{!query.equipped && reloadText(shooter.reload)}</option>
            </select>
          </label>
          <a
            className="button button-icon shooter-choice mt-24px"
            href={
              vehicleViewPath(shooter, "armour") +
              shotSearch({ ...query, by: id, gun: null, shell: "", plate: null, tier: null, own: "" })
            }
            aria-label="Swap shooter and target"
            title="Swap shooter and target"
            rel="nofollow"
          >
            <i className="i-lucide-arrow-left-right" />
          </a>
          <Slider
            label="Distance"
            name="distance"
            unit="m"
            max={Math.min(MAX_DISTANCE, content.reach)}
            marks={content.reach > MAX_DISTANCE / 2 ? [100, 500, 1000, MAX_DISTANCE] : [100, 300, 500, content.reach]}
            value={query.distance}
            set={(distance) => set({ distance })}
          />
          <Slider
            label="Angle at the plate"
            name="angle"
            unit="°"
            max={MAX_ANGLE}
            marks={[0, 30, 50, 70]}
            value={query.angle}
            set={(angle) => set({ angle })}
          />
        </div>
        {problem !== "" && (
          <p className="note color-danger mt-8px" role="status">
            {problem}{" "}
            {choices.map(({ label, search }, at) => (
              <span key={search}>
                {at > 0 && ", "}
                <a className="text-link" href={path + search} rel="nofollow">
                  {label}
                </a>
              </span>
            ))}
          </p>
        )}
        <fieldset className="shooter-shells">
          <legend className="sr-only">Shell</legend>
          {content.shells.map(({ slug, label, power, damage, price }, at) => (
            <label key={slug} className="shooter-shell">
              <input
                className="sr-only"
                type="radio"
                name="shell"
                value={slug}
                checked={at === content.shell}
                onChange={() => set({ shell: slug })}
              />
              <b>{label}</b>
              <span>
                <strong>{power}</strong> mm
              </span>
              <span>
                <strong>{damage}</strong> damage
              </span>
              <small>{price}</small>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button button-primary mt-12px no-js-only">
          Calculate
        </button>
      </form>
    </section>
  );
}

/** Query values without a form field. */
function kept({ by, plate, axis, cells, tier, own, look }: ShotQuery) {
  const values: [string, string | number | null][] = [
    ["by", by],
    ["plate", plate],
    ["along", axis === "distance" ? axis : null],
    ["cells", cells === "effective" ? cells : null],
    ["tier", tier],
    ["own", own || null],
    ["look", look || null],
  ];
  return values.flatMap(([name, value]) =>
    value === null ? [] : [<input key={name} type="hidden" name={name} value={value} />],
  );
}

/** Who shoots now goes along: they still do if nobody has the name. */
function withTyped(query: ShotQuery, typed: string): string {
  const search = shotSearch(query);
  return `${search}${search === "" ? "?" : "&"}shooter=${encodeURIComponent(typed)}`;
}

const reloadText = (reload: number | null) => (reload === null ? "" : `, ${formatNumber(reload, 1, 1)} s`);

interface SliderProps {
  label: string;
  /** In the form. */
  name?: string;
  unit: string;
  min?: number;
  max: number;
  marks: readonly number[];
  value: number;
  set(value: number): void;
}

/** A figure to type, and with script to slide. */
export function Slider({ label, name, unit, min = 0, max, marks, value, set }: SliderProps) {
  // Text being typed may not be a number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    // Beyond an end it is the end: the figure before, cut short, would be one that nobody meant.
    if (text.trim() !== "" && Number.isFinite(number)) set(Math.round(Math.min(max, Math.max(min, number))));
  };
  return (
    <div className="shooter-slider">
      <label className="shooter-label">
        <span>{label}</span>
        <span className="shooter-value">
          <input
            name={name}
            type="number"
            min={min}
            max={max}
            step={1}
            value={typed ?? value}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={() => setTyped(null)}
          />
          {unit === "°" ? <span className="ml--3px color-text text-16 leading-none">°</span> : unit}
        </span>
      </label>
      <input
        className="js-only"
        type="range"
        aria-label={`${label}, slider`}
        min={min}
        max={max}
        value={value}
        onChange={({ currentTarget }) => set(Number(currentTarget.value))}
      />
      {marks.length > 0 && (
        <span className="shooter-marks js-only">
          {[...new Set(marks)]
            .filter((mark) => mark <= max)
            .map((mark) => (
              <button
                key={mark}
                type="button"
                className={`percent-${Math.round((100 * (mark - min)) / (max - min))}`}
                aria-pressed={mark === value}
                onClick={() => set(mark)}
              >
                {mark}
                {unit === "°" ? unit : <span className="sr-only"> m</span>}
              </button>
            ))}
        </span>
      )}
    </div>
  );
}

/** Names of all vehicles, once somebody is about to choose one. */
function useVehicleNames() {
  const [all, setAll] = useState<readonly string[]>([]);
  const fetchAll = () => {
    if (all.length > 0) return;
    // Without them a name can still be typed.
    documentsOf(null)<VehicleColumns>(VEHICLE_COLUMNS_PATH).then(
      (columns) => columns && setAll([...new Set(columns.name.filter((_, at) => columns.full[at] === 1))]),
      () => undefined,
    );
  };
  return { all, fetchAll };
}
