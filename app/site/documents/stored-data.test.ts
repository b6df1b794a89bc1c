import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/tools.ts";
import { STEPS } from "#workers/battles/store/steps.ts";
import { IN_BROWSER } from "./in-browser.ts";
import { IN_KEY_VALUE, WITH_AN_ACCOUNT, WITHOUT_AN_ACCOUNT } from "./stored-data.ts";

// What is stored has to stand in the lists of /privacy-policy, and nothing else may stand there.

/** Code that runs, by path. */
const sources = new Map(
  ["app", "workers"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\./.test(path))
      .map((path): [string, string] => [`${folder}/${path}`, readFileSync(join(root, folder, path), "utf8")]),
  ),
);

const namesOf = (where: readonly string[]) =>
  IN_BROWSER.filter((entry) => where.includes(entry.where))
    .map(({ name }) => name)
    .sort();

/** What an argument is: a text itself, or the constant of this file or of another one. */
function textOf(argument: string, file: string): string {
  const literal = /^["'`](.*)["'`]$/.exec(argument)?.[1];
  if (literal !== undefined) return literal;
  const declared = new RegExp(`\\bconst ${argument} = "([^"]+)"`);
  const own = declared.exec(sources.get(file) ?? "")?.[1];
  const found = own ?? [...sources.values()].map((source) => declared.exec(source)?.[1]).find(Boolean);
  if (found === undefined)
    throw new Error(`${file} stores something under ${argument}, and what that is was not found.`);
  return found;
}

/** The first arguments, or the groups, that a pattern finds in the code, as texts. */
function stored(pattern: RegExp, except: readonly string[] = []): string[] {
  return [...sources].flatMap(([file, source]) =>
    except.includes(file) ? [] : [...source.matchAll(pattern)].map(([, argument = ""]) => textOf(argument, file)),
  );
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

describe("what a browser keeps", () => {
  it("are these cookies", () => {
    const cookies = [
      // Its callers name the cookie.
      ...stored(/\bsetCookie\(\s*c,\s*([\w.]+)/g, ["workers/accounts/sign-in/cookies.ts"]),
      ...stored(/\bwriteSignInCookie\(\s*c,\s*([\w.]+|"[^"]+")/g, ["workers/accounts/api/account-keys.ts"]),
      ...stored(/\bcreateCookie\(\s*("[^"]+"|\w+)/g),
      ...stored(/`\$\{(\w+)\}=[^`]*Max-Age/g),
      // However it is written.
      ...stored(/("__Host-[\w-]+")/g),
    ];
    expect(sorted(cookies)).toEqual(namesOf(["Cookie"]));
    const writers = [...sources].filter(([, source]) => /document\.cookie\s*=|cookieStore\b/.test(source));
    expect(writers.map(([file]) => file).sort()).toEqual(["app/lib/time-zone-cookie.ts", "app/lib/write-cookie.ts"]);
  });

  it("has these keys in its storage, and those of the router", () => {
    const local = [
      // Their callers name the key.
      ...stored(/\b(?:localStorage\.setItem|writeStored)\(\s*(\w+|"[^"]+")/g, [
        "app/lib/browser-storage.ts",
        "app/stores/known.ts",
      ]),
      ...stored(/\bcreateKnown<\w+>\(\s*("[^"]+")/g),
    ];
    expect(sorted(local)).toEqual(namesOf(["Local storage"]));
    const session = stored(/\bsessionStorage\.setItem\(\s*(\w+|"[^"]+")/g);
    expect(sorted([...session, "react-router-scroll-positions"])).toEqual(namesOf(["Session storage"]));
  });

  it("has two databases, of the folder of replays and of heat maps, and no other storage of ours", () => {
    const others = [...sources].filter(
      ([file, source]) => file.startsWith("app/") && /indexedDB|serviceWorker|navigator\.storage|caches\./.test(source),
    );
    expect(others.map(([file]) => file)).toEqual(["app/extractors/video/device-store.ts"]);
    // Its callers name the database.
    expect(namesOf(["IndexedDB"])).toEqual(sorted(stored(/\bdeviceStore\(\s*("[^"]+")/g)));
  });
});

describe("what the databases hold", () => {
  const database = new DatabaseSync(":memory:");
  const migrations = join(root, "workers/migrations");
  for (const file of readdirSync(migrations).sort()) database.exec(readFileSync(join(migrations, file), "utf8"));
  // Tables of the Durable Objects.
  for (const statement of STEPS.flat()) database.exec(statement);

  it("are these tables with these columns", () => {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const columns = (table: unknown) =>
      database
        .prepare("SELECT name FROM pragma_table_info(?)")
        .all(String(table))
        .map(({ name }) => name)
        .sort();
    const there = Object.fromEntries(tables.map(({ name }) => [name, columns(name)]));
    const listed = [...WITH_AN_ACCOUNT, ...WITHOUT_AN_ACCOUNT].map((entry) => [entry.table, [...entry.columns].sort()]);
    expect(there).toEqual(Object.fromEntries(listed));
  });
});

it("the key-value store is written under these keys only", () => {
  const writers = [...sources].filter(([, source]) => /\b(?:CACHE|kv)\.put\(/.test(source));
  const publication = sources.get("app/game/model/publication.ts") ?? "";
  const known = IN_KEY_VALUE.map(({ prefix }) => prefix);
  const prefixes = writers.flatMap(([file, source]) => {
    const code = file === "workers/dataset/dataset.ts" ? publication : source;
    const found = known.filter((prefix) => new RegExp(`["\`]${prefix}`).test(code));
    expect(found, `${file} writes under a key that is not in the list`).not.toEqual([]);
    return found;
  });
  expect(sorted(prefixes)).toEqual([...known].sort());
});
