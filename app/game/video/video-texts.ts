import { chapterLines, type Moment } from "./chapters.ts";
import { fillTemplate, GAP } from "./fill-template.ts";
import type { PlaceholderValues } from "./placeholders.ts";
import type { TextKind, VideoTemplates } from "./video-templates.ts";
import { tagsOf } from "./youtube-limits.ts";

export interface VideoTexts {
  texts: Record<TextKind | "chapters", string>;
  /** Names in the templates that nothing stands for, by their template. */
  unknown: { template: TextKind; names: string[] }[];
  /** Placeholders outside of brackets whose value is not known. */
  missing: string[];
}

/**
 * The texts of a video.
 * @param offset seconds of the video at which the battle begins
 * @param chapters the chapters as they were changed by hand; null: as they follow from the battle
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
  const kinds: TextKind[] = ["title", "description", "tags"];
  const filled = kinds.map((kind) => ({ kind, ...fillTemplate(templates[kind], known) }));
  const textOf = (kind: TextKind) => filled.find((each) => each.kind === kind)?.text ?? "";
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
