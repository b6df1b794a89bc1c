import { expect, test } from "vitest";
import { skillRole } from "./crew-skills.ts";

test.each([
  ["gunner_focus", "gunner"],
  ["radioman_expert", "radioman"],
  ["brotherhood", null],
  ["repair", null],
  // The tag does not say it: only radio operators learn it.
  ["fireFighting", "radioman"],
])("%s is a skill of the role %s", (tag, role) => {
  expect(skillRole(tag)).toBe(role);
});
