import { lossesOf, ownVehicle } from "../replays/losses.ts";
import type { Participant, Replay } from "../replays/replay.ts";
import { clockText } from "./clock.ts";
import {
  type ChapterKind,
  fillTemplate,
  GAP,
  type PlaceholderValues,
  TEXT_KINDS,
  type TextKind,
  type VideoTemplates,
} from "./video-templates.ts";
import { SHORTEST_CHAPTER, tagsOf } from "./youtube-limits.ts";

/** Something that a chapter may begin with. */
export interface Moment {
  kind: ChapterKind;
  /** Seconds after the battle began; the intro is before it. */
  at: number;
  /** The vehicle destroyed, or the one that destroyed the player's own. */
  other: string | null;
}

/** Additional placeholders for chapter titles. */
export const CHAPTER_PLACEHOLDERS = {
  victim: "The vehicle you destroyed",
  destroyer: "The vehicle that destroyed you",
} as const;

/**
 * Known times of events for the player's own vehicle: its kills, its loss and the end. Without results, only the start
 * of the battle.
 */
export function momentsOf(replay: Replay, nameOf: (vehicle: Participant) => string | null): Moment[] {
  const own = ownVehicle(replay);
  const losses = lossesOf(replay);
  const kills = losses.filter(({ destroyer, vehicle }) => destroyer === own && own && vehicle.team !== own.team);
  const lost = losses.find(({ vehicle }) => vehicle === own);
  return [
    { kind: "battle", at: 0, other: null },
    ...[
      ...kills.map(({ at, vehicle }): Moment => ({ kind: "kill", at, other: nameOf(vehicle) })),
      ...(lost ? [{ kind: "lost" as const, at: lost.at, other: lost.destroyer && nameOf(lost.destroyer) }] : []),
    ].sort((a, b) => a.at - b.at),
    ...(replay.end ? [{ kind: "end" as const, at: replay.end.duration, other: null }] : []),
  ];
}

/**
 * The chapters of a video, a line each. What happens too soon after the chapter before it has no chapter of its own:
 * its words come to that one.
 * @param offset seconds of the video at which the battle begins
 */
export function chapterLines(
  moments: readonly Moment[],
  templates: VideoTemplates,
  values: PlaceholderValues,
  offset: number,
): string {
  const nameOf = ({ kind, other }: Pick<Moment, "kind" | "other">) =>
    fillTemplate(templates[kind], { ...values, victim: other, destroyer: other }).text;
  const chapters: { at: number; names: string[] }[] = [{ at: 0, names: [nameOf({ kind: "intro", other: null })] }];
  for (const moment of moments) {
    const at = moment.at + offset;
    const last = chapters.at(-1);
    if (last && at - last.at < SHORTEST_CHAPTER) last.names.push(nameOf(moment));
    else chapters.push({ at, names: [nameOf(moment)] });
  }
  return chapters
    .map(({ at, names: all }) => `${clockText(at)} ${all.filter((one) => one !== "").join(", ") || GAP}`)
    .join("\n");
}

export interface VideoTexts {
  texts: Record<TextKind | "chapters", string>;
  /** Unknown names in the templates, by template. */
  unknown: { template: TextKind; names: string[] }[];
  /** Placeholders outside of brackets whose value is not known. */
  missing: string[];
}

/**
 * The texts of a video.
 * @param offset seconds into the video at which the battle starts
 * @param chapters the chapters as edited by hand; null to derive them from the battle
 */
export function videoTexts(
  templates: VideoTemplates,
  values: PlaceholderValues,
  moments: readonly Moment[],
  offset: number,
  chapters: string | null,
): VideoTexts {
  const lines = chapterLines(moments, templates, values, offset);
  const known = { ...values, chapters: chapters ?? lines };
  const filled = TEXT_KINDS.map((kind) => ({ kind, ...fillTemplate(templates[kind], known) }));
  const textOf = (kind: TextKind) => filled.find((entry) => entry.kind === kind)?.text ?? "";
  return {
    texts: {
      title: textOf("title"),
      description: textOf("description"),
      tags: tagsOf(textOf("tags"))
        .filter((tag) => tag !== GAP)
        .join(", "),
      chapters: lines,
    },
    unknown: filled.flatMap(({ kind, unknown: names }) => (names.length > 0 ? [{ template: kind, names }] : [])),
    missing: [...new Set(filled.flatMap(({ missing }) => missing))],
  };
}
