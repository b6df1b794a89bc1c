import { glob } from "node:fs/promises";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { root } from "#scripts/tools.ts";

/** Test files, without `.test.ts`, that show each requirement of docs/security-requirements.md. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  "3.2.1": ["security", "links"],
  "3.2.2": ["shell"],
  "3.3.1": ["asvs-sessions"],
  "3.3.2": ["asvs-sessions"],
  "3.3.3": ["sessions"],
  "3.3.4": ["visitors", "sessions"],
  "3.4.1": ["security"],
  "3.4.2": ["security"],
  "3.4.3": ["security"],
  "3.4.4": ["security"],
  "3.4.5": ["security", "publisher"],
  "3.4.6": ["security"],
  "3.5.1": ["sessions", "sign-in-origin"],
  "3.5.2": ["sessions"],
  "3.5.3": ["asvs-oauth", "sessions"],
  "3.5.4": ["ads"],
  "3.7.1": ["security"],
  "3.7.2": ["sign-in-attempts", "return-path"],
  "7.1.1": ["sessions"],
  "7.1.2": ["asvs-sessions"],
  "7.1.3": ["provider-faults"],
  "7.2.1": ["sessions"],
  "7.2.2": ["sessions"],
  "7.2.3": ["asvs-sessions", "sessions"],
  "7.2.4": ["sessions"],
  "7.3.1": ["sessions"],
  "7.3.2": ["sessions", "sign-in-renewed"],
  "7.4.1": ["sign-in", "sessions"],
  "7.4.2": ["links", "sessions"],
  "7.4.3": ["sessions", "sign-in-merge", "sign-in-renewed"],
  "7.4.4": ["sign-in"],
  "7.4.5": ["asvs-sessions"],
  "7.5.1": ["asvs-authentication"],
  "7.5.2": ["asvs-authentication", "sessions"],
  "7.5.3": ["asvs-authentication", "sign-in-renewed"],
  "7.6.1": ["asvs-sessions"],
  "7.6.2": ["asvs-oauth"],
  "10.1.1": ["asvs-secrets", "sign-in-attempts"],
  "10.1.2": ["sign-in-attempts"],
  "10.2.1": ["sign-in-attempts"],
  "10.2.2": ["asvs-oauth"],
  "10.2.3": ["asvs-oauth"],
  "10.5.1": ["asvs-oauth"],
  "10.5.2": ["asvs-oauth"],
  "10.5.3": ["asvs-oauth"],
  "10.5.4": ["asvs-oauth"],
};

/** Those that show the limits of what strangers cause. */
const LIMITS_SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  "error reports": ["log"],
  "battles of made-up vehicles and maps": ["door", "variety"],
  "battles that wait for their vehicle": ["waiting"],
  "calls at the publisher": ["clans", "publisher-calls"],
  "lists of vehicles": ["tank-extractor", "pages"],
  "answers of providers and to the desktop tool": ["call", "desktop-tool"],
};

/** How many requirements of levels 1 and 2 each section of the standard's chapters V3, V7 and V10 has for a client. */
const SECTIONS = {
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "10.1": 2,
  "10.2": 2,
  "10.5": 5,
};

/** No page listens to messages of other windows; no provider offers a back-channel logout. */
const DOES_NOT_APPLY = ["3.5.5", "10.5.5"];

const tests = new Set<string>();
for (const folder of ["app", "tests", "workers"]) {
  for await (const path of glob(`${root}${folder}/**/*.test.{ts,tsx}`))
    tests.add(basename(path).replace(/\.test\.tsx?$/, ""));
}

it("every requirement of levels 1 and 2 is shown by a test, or does not apply", () => {
  const required = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
  );
  const unshown = required.filter((id) => !DOES_NOT_APPLY.includes(id) && !SHOWN_BY[id]?.length);
  expect(unshown).toEqual([]);
});

it("every test that shows one is there", () => {
  const named = Object.entries({ ...SHOWN_BY, ...LIMITS_SHOWN_BY });
  expect(named.filter(([, files]) => files.some((file) => !tests.has(file)))).toEqual([]);
});
