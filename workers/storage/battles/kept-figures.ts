import type { FiguresAsked } from "#app/api/battle-figures.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/**
 * Figures of an account as JSON, kept in its object's memory until a battle comes or a day ends, so that its battles are
 * summed up once however often a page is asked for.
 */
export class KeptFigures {
  readonly #answers = new Map<string, { period: number; json: string }>();

  /** @param make sums up what is asked for; null: there is nothing */
  of({ now, ...asked }: FiguresAsked, make: () => string | null): string | null {
    // The last 24 hours are other ones at every moment; nobody sees it within a minute.
    const period = Math.floor(now / (asked.window === "1d" ? MINUTE_MS : DAY_MS));
    const key = JSON.stringify(asked);
    const kept = this.#answers.get(key);
    if (kept?.period === period) return kept.json;
    const json = make();
    if (json !== null) this.#answers.set(key, { period, json });
    return json;
  }

  drop(): void {
    this.#answers.clear();
  }
}
