import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/tools.ts";

// Who may import whom, as CONTRIBUTING draws it. Types count as well.

/** What shows pages: each knows itself, and none another. */
const TOPICS = [
  "account",
  "calendar",
  "challenge",
  "clans",
  "comparison",
  "extractors",
  "leaderboards",
  "loadout",
  "maps",
  "news",
  "players",
  "site",
  "statistics",
  "techtree",
  "vehicles",
];
const OF_APP = ["components", "stores", "api", "game", "lib", "pictures", "pages", "context.ts"];
/** Topics of the Worker, and which others each may ask besides what all may. */
const OF_WORKER: Record<string, string[]> = {
  // Deleting an account deletes everything stored for it.
  accounts: ["battles", "challenge", "players"],
  backup: ["battles"],
  // An account's object packs its own backup.
  battles: ["backup", "catalogue", "players"],
  calendar: ["catalogue"],
  // It describes the calls of all of them.
  catalogue: ["battles", "calendar", "news"],
  challenge: ["battles"],
  clans: ["players"],
  dataset: [],
  errors: [],
  // Of everything that the site is made of; it says what feeds answered last.
  health: ["catalogue", "news"],
  // Made of what both have read.
  leaderboards: ["clans", "players"],
  news: ["catalogue"],
  players: ["clans"],
  providers: [],
};
const FOR_WORKER = ["http", "dataset", "providers", "accounts", "env.ts", "bindings.ts"];

const app = (...rooms: string[]) => rooms.map((room) => `app/${room}`);
const workers = (...rooms: string[]) => rooms.map((room) => `workers/${room}`);

/** By room or file, the rooms and files it may import; itself always. */
const ARROWS: Record<string, string[]> = {
  "app/lib": [],
  "app/game": [],
  "app/api": app("game", "lib"),
  "app/stores": app("api", "game", "lib"),
  "app/pictures": app("game", "lib"),
  "app/pages": app("game"),
  "app/components": app("stores", "game", "lib"),
  "app/context.ts": app("api", "stores", "lib"),
  ...Object.fromEntries(TOPICS.map((topic) => [`app/${topic}`, app(...OF_APP)])),
  "app/routes": app(...OF_APP, ...TOPICS),
  ...Object.fromEntries(
    Object.entries(OF_WORKER).map(([topic, others]) => [
      `workers/${topic}`,
      [...workers(...FOR_WORKER, ...others), ...app("api", "game", "lib")],
    ]),
  ),
  // Tables as data: which there are, how they are asked and written.
  "workers/catalogue": [
    ...workers(...FOR_WORKER, "battles", "calendar", "news"),
    ...app("api", "game", "lib", "pages"),
    ...app(
      "data-table/query",
      "data-table/rows",
      "data-table/table-column.ts",
      "data-table/table-definition.ts",
      "export",
      "module-table",
      "vehicle-extract",
      "vehicle-table",
    ).map((path) => path.replace("app/", "app/components/")),
  ],
  "workers/http": [
    ...workers("dataset", "providers", "accounts", "env.ts", "bindings.ts", "api.ts"),
    ...app("api", "game", "lib", "pages", "pictures", "context.ts"),
  ],
  "workers/env.ts": workers("bindings.ts", "accounts", "dataset"),
  "workers/bindings.ts": workers("battles"),
  simulators: app("game", "lib"),
  desktop: [...app("game"), "app/lib/bounded-body.ts", "app/lib/api.ts"],
  scripts: [...app("game", "lib", "pictures", "pages"), "simulators", "workers/providers/simulator-guard.ts"],
};
/** They put the rest together, and may import anything. */
const COMPOSE = [/^app\/(?:root|routes|entry\.\w+)\.(?:tsx?|css)$/, /^workers\/(?:app|site|api|queues|scheduled)\.ts$/];

interface Source {
  file: string;
  lines: number;
  text: string;
  imports: string[];
}

const isTest = (file: string) => /\.(?:test|fixture)\.tsx?$/.test(file);
const read = (file: string): Source => {
  const text = readFileSync(join(root, file), "utf8");
  const named = [
    ...text.matchAll(/^(?:import|export)\b[^"';]*?from "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm),
  ];
  const imports = named.flatMap(([, from, bare, lazy]) => {
    const name = (from ?? bare ?? lazy ?? "").replace(/\?.*$/, "");
    if (name.startsWith("#")) return [name.slice(1)];
    return name.startsWith(".") ? [join(dirname(file), name)] : [];
  });
  return { file, text, lines: text.split("\n").length - 1, imports };
};
/** Style sheets, which bring others as sources do. */
const sheets = globSync("app/**/*.css", { cwd: root }).map((file): Source => {
  const text = readFileSync(join(root, file), "utf8");
  const imports = [...text.matchAll(/^@import "([^"]+)"/gm)].map(([, name = ""]) => join(dirname(file), name));
  return { file, text, lines: text.split("\n").length - 1, imports };
});
const sources = globSync("{app,workers,scripts,simulators,desktop}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !isTest(file) && !file.endsWith(".d.ts"))
  .map((file) => read(file));
const byFile = new Map([...sources, ...sheets].map((source) => [source.file, source]));
const roomOf = (file: string) => {
  const [area = "", room = ""] = file.split("/");
  return area === "app" || area === "workers" ? `${area}/${room}` : area;
};
const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

describe("Imports", () => {
  it("go along the arrows", () => {
    const against = [...sources, ...sheets].flatMap(({ file, imports }) => {
      if (COMPOSE.some((rule) => rule.test(file))) return [];
      const room = roomOf(file);
      const allowed = [room, ...(ARROWS[room] ?? [])];
      return imports
        .filter((to) => byFile.has(to) && !allowed.some((folder) => isIn(to, folder)))
        .map((to) => `${file} → ${to}`);
    });
    expect(against).toEqual([]);
  });

  it("of the pure core are its own files, zod and the two libraries of the search", () => {
    const outside = sources.flatMap(({ file, text }) =>
      isIn(file, "app/game")
        ? [...text.matchAll(/from "([^".#][^"]*)"/g)].flatMap(([, name = ""]) =>
            ["zod", "fuzzysort", "leven"].includes(name.split("/")[0] ?? "") ? [] : [`${file} → ${name}`],
          )
        : [],
    );
    expect(outside).toEqual([]);
  });

  it("go round in no circle", () => {
    const state = new Map<string, "open" | "done">();
    const circles: string[] = [];
    const visit = (file: string, way: readonly string[]) => {
      if (state.get(file) === "done") return;
      if (state.get(file) === "open") {
        circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
        return;
      }
      state.set(file, "open");
      for (const to of byFile.get(file)?.imports ?? []) if (byFile.has(to)) visit(to, [...way, file]);
      state.set(file, "done");
    };
    for (const { file } of sources) visit(file, []);
    expect(circles).toEqual([]);
  });
});

describe("A file", () => {
  it("has 300 lines at most, lists of data apart", () => {
    const data = ["app/pages/pages.ts"];
    expect(
      [...sources, ...sheets]
        .filter(({ file, lines }) => lines > 300 && !data.includes(file))
        .map(({ file, lines }) => `${file}: ${lines}`),
    ).toEqual([]);
  });

  it("shares its folder with 29 others at most, tests among them", () => {
    const files = globSync("{app,workers,scripts,simulators,desktop,tests}/**/*.{ts,tsx,css}", { cwd: root });
    const folders = Object.entries(Object.groupBy(files, (file) => dirname(file)));
    expect(folders.length).toBeGreaterThan(100);
    expect(folders.filter(([, inside = []]) => inside.length > 30).map(([folder]) => folder)).toEqual([]);
  });

  it("earns its place by a second user, a lazy boundary or 60 lines", () => {
    const users = new Map<string, Source[]>();
    const configFiles = globSync("*.{ts,mjs}", { cwd: root }).map((file) => read(file));
    for (const source of [...sources, ...configFiles])
      for (const to of source.imports) users.set(to, [...(users.get(to) ?? []), source]);
    const tests = globSync("{app,workers,scripts,tests}/**/*.test.{ts,tsx}", { cwd: root }).map((file) => read(file));
    // A test next to a file moves with it; a test elsewhere needs the file itself and not its user.
    const testedElsewhere = new Set(
      tests.flatMap(({ file, imports }) => imports.filter((to) => roomOf(to) !== roomOf(file))),
    );
    const small = sources.flatMap(({ file, lines, text }) => {
      const [user, ...more] = users.get(file) ?? [];
      const composed = COMPOSE.some((rule) => rule.test(file));
      if (!user || more.length > 0 || testedElsewhere.has(file) || composed || lines >= 60) return [];
      if (roomOf(user.file) !== roomOf(file)) return [];
      // It is loaded late or loads something late, or what it works out at once stays out of pages that do without.
      const isBoundary =
        /import\(|new URL\("\.\//.test(text + user.text) ||
        user.file.includes(".client.") ||
        /^(?:export )?const [^=]+= [^"'`{[(\d]/m.test(text);
      // Class names that the style sheet is to know are read from whole files. Together they have to leave room to grow.
      return isBoundary || text.includes("@unocss-include") || user.lines + lines > 270
        ? []
        : [`${file} (${lines}) → ${user.file}`];
    });
    expect(small).toEqual([]);
  });

  it("is one of a number that new pages may raise, and nothing else", () => {
    expect(sources.length).toBeLessThanOrEqual(1_298);
  });
});

describe("A style sheet", () => {
  it("has no rule for parts of two browsers at once, which each drops whole for what it does not know", () => {
    const mixed = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/[^{};]*::-moz-[^{};]*(?=\{)/g)].flatMap(([selector]) =>
        selector.includes("::-webkit-") ? [`${file}: ${selector.trim()}`] : [],
      ),
    );
    expect(mixed).toEqual([]);
  });
});

describe("A name", () => {
  /** The names that match, each with the files that declare it, if several do. */
  const declaredTwice = (pattern: RegExp, elsewhere: readonly string[]) => {
    const declared = new Map<string, string[]>();
    for (const { file, text } of sources) {
      // Once of a function with several signatures.
      const names = new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));
      for (const name of names) declared.set(name, [...(declared.get(name) ?? []), file]);
    }
    return [...declared]
      .filter(([name, files]) => files.length > 1 && !elsewhere.includes(name))
      .map(([name, files]) => `${name}: ${files.join(", ")}`);
  };

  it("of a type is declared once; of what a component takes, `Props` in each file", () => {
    expect(declaredTwice(/^(?:export )?(?:abstract )?(?:interface|type|class) (\w+)/gm, ["Props"])).toEqual([]);
  });

  it("of anything else is exported by one file, those apart that the router asks of a route", () => {
    const data = ["loader", "clientLoader", "clientMiddleware", "action", "shouldRevalidate"];
    const page = ["handle", "headers", "links", "meta", "ErrorBoundary", "Layout"];
    expect(declaredTwice(/^export (?:async )?(?:const|function\*?) (\w+)/gm, [...data, ...page])).toEqual([]);
  });
});
