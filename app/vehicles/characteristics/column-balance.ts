/** Panels that can stand in either column of a wide screen. */
export type MovablePanel = "armour" | "terrain" | "marks";

/** What the heights of the panels are estimated from. */
export interface PanelRows {
  /** Whether there is anything to choose among the modules. */
  choices: boolean;
  shells: number;
  /** Number of guns with a line about their firing mechanism. */
  firingMechanisms: number;
  armour: number;
  usage: number;
  /** Members of the crew in the panel of recommended set-ups; 0 where it is not there. */
  recommended: number;
  /** Whether the calculator is open. */
  setUp: boolean;
  terrain: boolean;
  marks: boolean;
  characteristics: { groups: number; rows: number };
}

const GAP = 16;

/**
 * Which movable panels go into the right column so that both columns end as close together as possible. Heights are CSS
 * pixels of the style sheets on a wide screen; the last panels fill the rest.
 */
export function rightColumn(rows: PanelRows): MovablePanel[] {
  const heights: [MovablePanel, number][] = [
    ["armour", 92 + 44 * rows.armour],
    ...(rows.terrain ? [["terrain", 292] as [MovablePanel, number]] : []),
    ["marks", rows.marks ? 274 : 88],
  ];
  const guns = 130 + 36 * rows.shells + 26 * rows.firingMechanisms;
  const crew = rows.usage > 0 && !rows.setUp ? 363 : 216;
  const recommended = rows.recommended > 0 ? 626 + 40 * rows.recommended + GAP : 0;
  const left = recommended + (rows.choices ? 190 : 139) + (rows.setUp ? 1040 : 0) + guns + crew + 2 * GAP;
  const right = 68 + 36 * rows.characteristics.groups + 31 * rows.characteristics.rows;
  const all = heights.reduce((sum, [, height]) => sum + height + GAP, 0);
  const choices = heights.reduce<[MovablePanel[], number][]>(
    (sets, [panel, height]) => sets.concat(sets.map(([set, sum]) => [[...set, panel], sum + height + GAP])),
    [[[], 0]],
  );
  const gap = (moved: number) => Math.abs(left + all - moved - (right + moved));
  const [best] = choices.sort(([, a], [, b]) => gap(a) - gap(b));
  return best?.[0] ?? [];
}
