import { expect, test, vi } from "vitest";
import { BattlePlayer } from "./player.ts";

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

test("A frame goes on by the time that passed and the speed, and by a fifth of a second at most", () => {
  const frames: ((time: number) => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: (time: number) => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const begun = vi.spyOn(performance, "now").mockReturnValue(1000);
  const player = new BattlePlayer(10, 5);
  player.setSpeed(8);
  player.play();
  begun.mockRestore();
  const times = [1100, 9000, 9200, 9400, 9600].map((time) => {
    frames.shift()?.(time);
    return player.now;
  });
  expect(times.map((at) => Number(at.toFixed(6)))).toEqual([5.8, 7.4, 9, 10, 10]);
  expect([player.snapshot().isPlaying, frames]).toEqual([false, []]);
});
