/** Pages of players. */
export const player = {
  "player-summary": `grid grid-cols-[minmax(0,380px)_minmax(0,1fr)] gap-16px lt-laptop:grid-cols-[minmax(0,1fr)]`,

  "player-groups": `grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-16px items-start
    lt-laptop:grid-cols-[minmax(0,1fr)]`,

  // The levels that WN8 reaches, the player's own framed.
  "level-scale": `flex gap-2px my-20px [&>i]:flex-1 [&>i]:h-8px [&>i]:rounded-2px [&>i]:bg-current [&>i]:opacity-45
    [&>.level-own]:opacity-100 [&>.level-own]:outline-2px [&>.level-own]:outline-solid
    [&>.level-own]:outline-offset-2px [&>.level-own]:outline-current print:[print-color-adjust:exact]`,

  // Numbers stand at the right.
  "player-table": "[&_:is(th,td):nth-child(n+4)]:text-right [&_td:first-child]:min-w-190px",
  "player-numbers": "[&_:is(th,td):nth-child(n+2)]:text-right",

  "player-vehicles": "[&_td:first-child]:min-w-190px",

  // Pairs of words, as many beside each other as there is room for.
  "player-facts": `grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-16px [&_dt]:color-text-3 [&_dt]:text-12
    [&_dd]:color-text [&_dd]:font-550`,

  // How a battle ended: by its bar's colour and its word.
  "battle-result":
    "inline-flex gap-8px items-center align-middle before:content-empty before:w-3px before:h-18px before:rounded-2px before:bg-current [&.battle-win]:color-wg-good [&.battle-loss]:color-wg-awful [&.battle-draw]:color-text-3",

  // A class in a tier: how well, in how many battles.
  "player-cell": "grid gap-2px justify-items-end [&>small]:color-text-3 [&>small]:text-11px [&>small]:font-400",
} satisfies Record<string, string>;
