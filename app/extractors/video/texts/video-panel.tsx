import { useEffect, useId, useState } from "react";
import { Callout } from "#app/components/callout.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { useHydrating } from "#app/components/hydration/late-body.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { formatNumber } from "#app/game/stats/format.ts";
import { capitalised } from "#app/game/text.ts";
import { killsText } from "#app/game/video/battle-values.ts";
import { clockSeconds } from "#app/game/video/clock.ts";
import {
  DEFAULT_TEMPLATES,
  PLACEHOLDERS,
  type Placeholder,
  type PlaceholderValues,
  readTemplates,
  type VideoTemplates,
} from "#app/game/video/video-templates.ts";
import { type Moment, type VideoTexts, videoTexts } from "#app/game/video/video-texts.ts";
import {
  checkChapters,
  checkDescription,
  checkTags,
  checkTitle,
  type LimitCheck,
} from "#app/game/video/youtube-limits.ts";
import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import { type BattleSetting, choiceLabels } from "../battle-choice.ts";
import type { Draft, MadeText as TextName } from "../use-drafts.ts";
import { BattleForm } from "./battle-form.tsx";
import { TemplatesPanel } from "./templates-panel.tsx";

const TEXTS = [
  { name: "title", label: "Title", unit: "characters", rows: 2, check: checkTitle },
  { name: "description", label: "Description", unit: "bytes", rows: 10, check: checkDescription },
  { name: "chapters", label: "Chapters", unit: "chapters", rows: 6, check: checkChapters },
  { name: "tags", label: "Tags", unit: "characters", rows: 3, check: checkTags },
] as const;

interface VideoPanelProps {
  names: readonly (readonly [slug: string, name: string])[];
  choice: BattleSetting;
  /** As the replay has them. */
  values: PlaceholderValues;
  moments: readonly Moment[];
  draft: Draft;
  change: (change: (draft: Draft) => Partial<Draft>) => void;
  /** Whether there is no replay. */
  byHand: boolean;
}

/** Texts for a video: title, description, chapters and tags, from templates and the known battle data. */
export function VideoPanel({ names, choice, values, moments, draft, change, byHand }: VideoPanelProps) {
  const [templates, setTemplates] = useTemplates();
  // Text written before the script loads would be lost.
  const hydrating = useHydrating();
  const choiceValues = choiceLabels(choice, names);
  const written = Object.fromEntries(Object.entries(draft.stats).filter(([, text]) => text.trim() !== ""));
  const known = { ...values, ...choiceValues, map: choiceValues.map ?? values.map, ...written };
  if (written.kills !== undefined) known["kills in words"] = killsText(written.kills);
  const begins = clockSeconds(draft.begins);
  const length = byHand ? clockSeconds(draft.stats.duration ?? "") : null;
  const ended: Moment[] = length === null ? [] : [{ kind: "end", at: length, other: null }];
  // Until there is a battle, or how long it was, the chapters that are made lack their end.
  const isEnded = !byHand || length !== null || draft.texts.chapters !== undefined;
  const made = videoTexts(templates, known, [...moments, ...ended], begins ?? 0, draft.texts.chapters ?? null);
  const textOf = (name: TextName) => draft.texts[name] ?? made.texts[name];
  const changeText = (name: TextName, text: string | null) =>
    change(({ texts: { [name]: _, ...others } }) => ({ texts: text === null ? others : { ...others, [name]: text } }));
  return (
    <section className="panel panel-wide" aria-labelledby="for-the-video">
      <PanelHead id="for-the-video" title="For the video" note="YouTube limits" />
      <div className="panel-body grid gap-16px">
        <BattleForm
          names={names}
          choice={choice}
          change={(changed) => change((old) => ({ choice: { ...old.choice, ...changed } }))}
        />
        <fieldset className="js-only grid gap-12px min-w-0 m-0 p-0 border-0" disabled={hydrating} aria-label="Texts">
          {TEXTS.map(({ name, check, ...text }) => (
            <div key={name} className="grid gap-8px">
              {name === "chapters" && (
                <label className="flex flex-wrap gap-8px items-center color-text-2 text-13">
                  Battle starts at
                  <span className="field w-80px">
                    <input
                      value={draft.begins}
                      maxLength={8}
                      inputMode="text"
                      aria-invalid={begins === null}
                      onChange={({ currentTarget: { value } }) => change(() => ({ begins: value }))}
                    />
                  </span>
                  <span className="note">{begins === null ? "Enter a time, such as 0:30." : "in the video"}</span>
                </label>
              )}
              <MadeText
                {...text}
                text={textOf(name)}
                check={check(textOf(name))}
                isFinished={name !== "chapters" || isEnded}
                isChanged={draft.texts[name] !== undefined}
                change={(changed) => changeText(name, changed)}
              />
            </div>
          ))}
          <Gaps made={made} byHand={byHand} />
        </fieldset>
      </div>
      <ManualStats
        key={String(byHand)}
        values={values}
        stats={draft.stats}
        change={(stats) => change(() => ({ stats }))}
        open={byHand}
        disabled={hydrating}
      />
      <TemplatesPanel templates={templates} change={setTemplates} />
      <div className="panel-foot js-only">
        <span className="flex-1">Title, description and tags in one</span>
        <CopyButton
          text={[textOf("title"), textOf("description"), textOf("tags")].join("\n\n")}
          of="Title, description and tags"
        />
      </div>
    </section>
  );
}

/** Placeholders in the templates that could not be filled in. */
function Gaps({ made: { unknown, missing }, byHand }: { made: VideoTexts; byHand: boolean }) {
  const braces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");
  return (
    <div role="status">
      {unknown.map(({ template, names }) => (
        <Callout key={template} bad>
          The {template} template has {braces(names)}, which isn’t a placeholder. Templates lists them all.
        </Callout>
      ))}
      {missing.length > 0 && (
        <Callout>
          {byHand ? "Left out until filled in" : "Left out, not in this replay"}: {braces(missing)}
        </Callout>
      )}
    </div>
  );
}

const TEMPLATES_KEY = "index-video-templates";

/** The templates kept in this browser. If storage is off or full, they last as long as the page. */
function useTemplates(): [VideoTemplates, (changed: VideoTemplates) => void] {
  const [templates, setTemplates] = useState(DEFAULT_TEMPLATES);
  useEffect(() => setTemplates(readTemplates(readStored(TEMPLATES_KEY))), []);
  return [
    templates,
    (changed) => {
      setTemplates(changed);
      write(changed);
    },
  ];
}

/** Only what differs from the usual is kept, so that better usual words reach everybody else. */
function write(templates: VideoTemplates): void {
  const own = Object.entries(templates).filter(
    ([name, text]) => text !== DEFAULT_TEMPLATES[name as keyof VideoTemplates],
  );
  writeStored(TEMPLATES_KEY, own.length === 0 ? null : JSON.stringify(Object.fromEntries(own)));
}

/** Stats that a Commander knows without the replay, and may want to change with it. */
const STATS = [
  "vehicle",
  "outcome",
  "damage",
  "assisted",
  "blocked",
  "kills",
  "xp",
  "mastery",
  "duration",
] as const satisfies readonly Placeholder[];

interface ManualStatsProps {
  /** As the replay has them; shown where nothing is written. */
  values: PlaceholderValues;
  stats: Partial<Record<Placeholder, string>>;
  change: (stats: Partial<Record<Placeholder, string>>) => void;
  open: boolean;
  disabled: boolean;
}

/** The figures of the texts, to be written or changed by hand. */
function ManualStats({ values, stats, change, open, disabled }: ManualStatsProps) {
  return (
    <details className="video-more js-only" open={open}>
      <summary>
        Stats
        <i className="i-lucide-chevron-down" />
      </summary>
      <fieldset className="video-stats" disabled={disabled} aria-label="Stats">
        {STATS.map((name) => (
          <label key={name} className="field-label" title={PLACEHOLDERS[name]}>
            {name === "xp" ? "Base XP" : capitalised(name)}
            <span className="field">
              <input
                value={stats[name] ?? ""}
                maxLength={80}
                placeholder={values[name] ?? "Not known"}
                spellCheck={false}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change({ ...stats, [name]: value })}
              />
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

interface MadeTextProps {
  label: string;
  text: string;
  check: LimitCheck;
  /** The counted unit: "characters". */
  unit: string;
  rows: number;
  /** Errors are reported only once nothing is left to fill in. */
  isFinished: boolean;
  /** Whether it was written by hand; it can then be regenerated. */
  isChanged: boolean;
  /** @param text null regenerates it from its template */
  change: (text: string | null) => void;
}

/** A text of the video to edit and copy, with its length against the limit and its errors. */
function MadeText({ label, text, check, unit, rows, isFinished, isChanged, change }: MadeTextProps) {
  const id = useId();
  const { used, max } = check;
  const problems = isFinished ? check.problems : [];
  const count = Number.isFinite(max) ? `${formatNumber(used)} of ${formatNumber(max)} ${unit}` : `${used} ${unit}`;
  return (
    <div className="grid gap-6px">
      <div className="flex gap-8px items-center min-h-30px">
        <label className="color-text-2 text-13" htmlFor={id}>
          {label}
        </label>
        <span className={`note flex-1 text-right ${used > max ? "color-danger" : ""}`}>{count}</span>
        {isChanged && (
          <button
            type="button"
            className="button button-small button-quiet"
            aria-label={`Reset: ${label}`}
            onClick={() => change(null)}
          >
            <i className="i-lucide-rotate-ccw" />
            Reset
          </button>
        )}
        <CopyButton text={text} of={label} />
      </div>
      <textarea
        className="video-text"
        id={id}
        rows={rows}
        value={text}
        spellCheck={false}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-problems`}
        onChange={({ currentTarget: { value } }) => change(value)}
      />
      <ul className="note color-danger" id={`${id}-problems`} aria-live="polite">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
