import { useState } from "react";
import type { Placeholder, TextKind } from "#app/game/video/video-templates.ts";
import type { BattleSetting } from "./battle-choice.ts";

export type MadeText = TextKind | "chapters";

/** A user's changes for one battle, on top of the replay and the templates. */
export interface Draft {
  choice: Partial<BattleSetting>;
  /** Figures that were written by hand; empty ones are as the replay has them. */
  stats: Partial<Record<Placeholder, string>>;
  texts: Partial<Record<MadeText, string>>;
  /** When the battle begins in the video, as written. */
  begins: string;
}

const UNCHANGED: Draft = { choice: {}, stats: {}, texts: {}, begins: "0:30" };

/**
 * The changes to each battle, kept while another one is looked at, and for when its file is chosen again.
 * @param key of the battle; null is by hand
 */
export function useDrafts(key: string | null): [Draft, (change: (draft: Draft) => Partial<Draft>) => void] {
  const [drafts, setDrafts] = useState<ReadonlyMap<string | null, Draft>>(new Map());
  const change = (changed: (draft: Draft) => Partial<Draft>) =>
    setDrafts((all) => {
      const draft = all.get(key) ?? UNCHANGED;
      return new Map(all).set(key, { ...draft, ...changed(draft) });
    });
  return [drafts.get(key) ?? UNCHANGED, change];
}
