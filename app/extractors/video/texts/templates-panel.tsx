import {
  CHAPTER_KINDS,
  DEFAULT_TEMPLATES,
  LONGEST_TEMPLATE,
  PLACEHOLDERS,
  TEXT_KINDS,
  type VideoTemplates,
} from "#app/game/video/video-templates.ts";
import { CHAPTER_PLACEHOLDERS } from "#app/game/video/video-texts.ts";

const LABELS: Record<keyof VideoTemplates, string> = {
  title: "Title template",
  description: "Description template",
  tags: "Tags template",
  intro: "Chapter: before the battle",
  battle: "Chapter: battle starts",
  kill: "Chapter: you destroy a vehicle",
  lost: "Chapter: you are destroyed",
  end: "Chapter: battle ends",
};

const ROWS: Partial<Record<keyof VideoTemplates, number>> = { title: 2, description: 9, tags: 3 };

interface TemplatesPanelProps {
  templates: VideoTemplates;
  change: (templates: VideoTemplates) => void;
}

/** The templates for the texts, kept in this browser, with the placeholders they may contain. */
export function TemplatesPanel({ templates, change }: TemplatesPanelProps) {
  const changed = Object.entries(DEFAULT_TEMPLATES).some(
    ([name, text]) => templates[name as keyof VideoTemplates] !== text,
  );
  return (
    <details className="video-more js-only">
      <summary>
        Templates<span className="note ml-8px">{changed ? "Changed by you" : "Default"}</span>
        <i className="i-lucide-chevron-down" />
      </summary>
      <div className="panel-body grid gap-12px">
        <p className="note">
          Placeholders such as {"{damage}"} become the battle’s numbers. Text in [square brackets] is left out when one
          of its placeholders is unknown. Templates are saved in this browser.
        </p>
        {[...TEXT_KINDS, ...CHAPTER_KINDS].map((name) => (
          <label key={name} className="field-label">
            {LABELS[name]}
            <textarea
              className="video-text"
              rows={ROWS[name] ?? 1}
              value={templates[name]}
              maxLength={LONGEST_TEMPLATE}
              spellCheck={false}
              onChange={({ currentTarget: { value } }) => change({ ...templates, [name]: value })}
            />
          </label>
        ))}
        {changed && (
          <button type="button" className="button justify-self-start" onClick={() => change(DEFAULT_TEMPLATES)}>
            <i className="i-lucide-rotate-ccw" />
            Reset templates
          </button>
        )}
        <h3 className="heading-3">Placeholders</h3>
        <dl className="video-legend">
          {Object.entries({ ...PLACEHOLDERS, ...CHAPTER_PLACEHOLDERS }).map(([name, meaning]) => (
            <div key={name}>
              <dt>{`{${name}}`}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
