// The stylesheet is made from the class names of markup; of this list as well: @unocss-include

import type { Question } from "#app/game/site/faq.ts";
import { readStored, writeStored } from "#app/lib/browser-storage.ts";
import type { AnswerItem } from "./items.ts";

export function answerItem({ question, anchor, aliases }: Question, index: number): AnswerItem {
  return {
    kind: "answer",
    key: `answer:${anchor}`,
    label: question,
    aliases,
    rank: -index,
    href: `/faq#${anchor}`,
    icon: "i-lucide-circle-question-mark",
  };
}

const KEY = "index-recent";

/** As many as can be taken in at a glance. */
export const MAX_RECENT = 8;

/**
 * The keys of the recently opened entries, newest first. Unreadable entries, such as those of an older version of the
 * site, are dropped.
 */
export function parseRecents(text: string | null): string[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    const keys = stored.filter((key): key is string => typeof key === "string" && /^[a-z]+:.{1,100}$/.test(key));
    return [...new Set(keys)].slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

export function withRecent(recents: readonly string[], key: string): string[] {
  return [key, ...recents.filter((other) => other !== key)].slice(0, MAX_RECENT);
}

/** Storage may be blocked or full: then nothing is recent. */
export function readRecents(): string[] {
  return parseRecents(readStored(KEY));
}

export function rememberRecent(key: string): void {
  write(withRecent(readRecents(), key));
}

export function clearRecents(): void {
  write([]);
}

function write(recents: readonly string[]): void {
  writeStored(KEY, recents.length === 0 ? null : JSON.stringify(recents));
}
