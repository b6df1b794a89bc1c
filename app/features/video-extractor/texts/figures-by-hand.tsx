import { PLACEHOLDERS, type Placeholder, type PlaceholderValues } from "#app/game/video/placeholders.ts";

/** What a Commander knows of a battle without its replay, and may want to change with it. */
const FIGURES = [
  ...["vehicle", "outcome", "damage", "assisted", "blocked", "kills", "xp", "mastery", "duration"],
] as Placeholder[];

interface FiguresByHandProps {
  /** As the replay has them; shown where nothing is written. */
  values: PlaceholderValues;
  figures: Partial<Record<Placeholder, string>>;
  change: (figures: Partial<Record<Placeholder, string>>) => void;
  open: boolean;
  disabled: boolean;
}

/** The figures of the texts, to be written or changed by hand. */
export function FiguresByHand({ values, figures, change, open, disabled }: FiguresByHandProps) {
  return (
    <details className="video-more js-only" open={open}>
      <summary>
        Figures
        <i className="i-lucide-chevron-down" />
      </summary>
      <fieldset className="video-figures" disabled={disabled} aria-label="Figures">
        {FIGURES.map((name) => (
          <label key={name} className="video-label" title={PLACEHOLDERS[name]}>
            {name === "xp" ? "Base XP" : name.slice(0, 1).toUpperCase() + name.slice(1)}
            <span className="field">
              <input
                value={figures[name] ?? ""}
                maxLength={80}
                placeholder={values[name] ?? "Not known"}
                spellCheck={false}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change({ ...figures, [name]: value })}
              />
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
