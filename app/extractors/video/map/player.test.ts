import { afterEach, expect, test, vi } from "vitest";
import { BattlePlayer } from "./player.ts";

afterEach(() => vi.unstubAllGlobals());

/** What a battle of 494.0999 s goes on from when it is played from a time. */
function playedFrom(at: number): number {
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const player = new BattlePlayer(494.0999, 0);
  player.seek(at);
  player.play();
  expect(player.snapshot().isPlaying).toBe(true);
  return player.now;
}

test.each([
  ["its last step of the slider", 494, 0],
  ["its end", 500, 0],
  ["the whole second of its address", 493.2, 0],
  ["two seconds before the end", 492, 492],
  ["its middle", 200, 200],
])("Play from %s", (_, at, from) => {
  expect(playedFrom(at)).toBe(from);
});
