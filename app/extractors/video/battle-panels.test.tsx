import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { battleOf, participant } from "#app/game/replays/made-up-battle.fixture.ts";
import { battlePanels } from "./battle-panels.tsx";
import { NO_VEHICLES } from "./known-vehicles.ts";

test("a draw has the colour of neither a victory nor a defeat, for both teams", () => {
  const outcomes = (winner: 1 | null) => {
    const replay = battleOf([participant("1", 1), participant("2", 2)], { end: { duration: 400, winner } as never });
    const html = renderToStaticMarkup(<battlePanels.BattleTeams replay={replay} vehicles={NO_VEHICLES} />);
    return [...html.matchAll(/<b class="([^"]*)">(Victory|Defeat|Draw)/g)].map(([, colour, word]) => [word, colour]);
  };
  expect(outcomes(1)).toEqual([
    ["Victory", "color-wg-good"],
    ["Defeat", "color-wg-awful"],
  ]);
  expect(outcomes(null)).toEqual([
    ["Draw", ""],
    ["Draw", ""],
  ]);
});
