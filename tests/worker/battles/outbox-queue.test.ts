import { expect, it, vi } from "vitest";
import { keepBattles } from "../support/battles.ts";
import { battle, contributions, one, signedIn, waiting } from "../support/contributions.ts";

it("What battles add to the averages reaches the database by itself, through alarm and queue", async () => {
  await signedIn("commander-1");
  await keepBattles(one, [battle(1), battle(2, { outcome: "loss" })]);
  await vi.waitFor(async () => expect(await contributions()).toEqual([{ a: one, t: 5137, n: 2, w: 1 }]), {
    timeout: 60_000,
    interval: 500,
  });
  await vi.waitFor(async () => expect(await waiting(one)).toBe(0), { timeout: 20_000 });
}, 90_000);
