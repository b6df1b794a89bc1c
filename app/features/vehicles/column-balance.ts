/** Panels that can stand in either column of a wide screen. */
export type MovablePanel = "armour" | "grounds" | "marks";

/** What decides the heights of the panels. */
export interface PanelRows {
  /** Whether there is anything to choose among the modules. */
  choices: boolean;
  shells: number;
  /** Guns with a line about how they fire. */
  manners: number;
  armour: number;
  usage: number;
  grounds: boolean;
  marks: boolean;
  characteristics: { groups: number; rows: number };
}

const GAP = 16;

/**
 * Which movable panels stand in the right column, so that both columns end as near to one another as they can.
 * Heights in CSS pixels as the style sheets give them on a wide screen; the last panels take up what is left.
 */
export function rightColumn(rows: PanelRows): MovablePanel[] {
  const heights: [MovablePanel, number][] = [
    ["armour", 92 + 44 * rows.armour],
    ...(rows.grounds ? [["grounds", 292] as [MovablePanel, number]] : []),
    ["marks", rows.marks ? 274 : 88],
  ];
  const guns = 130 + 36 * rows.shells + 26 * rows.manners;
  const crew = rows.usage > 0 ? 363 : 216;
  const left = (rows.choices ? 190 : 139) + guns + crew + 2 * GAP;
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
