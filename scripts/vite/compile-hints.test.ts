import { describe, expect, it } from "vitest";
import { compileHints } from "./compile-hints.ts";

type Bundle = Record<string, { type: "chunk" | "asset"; name: string; code?: string }>;

function generate(names: string[], bundle: Bundle): Bundle {
  const { generateBundle } = compileHints(names) as unknown as {
    generateBundle: { handler(this: { error(message: string): never }, options: object, bundle: Bundle): void };
  };
  const error = (message: string): never => {
    throw new Error(message);
  };
  generateBundle.handler.call({ error }, {}, bundle);
  return bundle;
}

const chunk = (name: string) => ({ type: "chunk" as const, name, code: `import "./${name}.js";` });

describe("files that are compiled ahead", () => {
  it("say so in their very first line, and others do not", () => {
    const bundle = generate(["framework", "shell"], {
      "a.js": chunk("framework"),
      "b.js": chunk("shell"),
      "c.js": chunk("vehicle"),
    });
    expect(Object.values(bundle).map(({ code }) => code)).toEqual([
      '//# allFunctionsCalledOnLoad\nimport "./framework.js";',
      '//# allFunctionsCalledOnLoad\nimport "./shell.js";',
      'import "./vehicle.js";',
    ]);
  });

  it("are missed when the build has no such file", () => {
    const sheet = { "shell.css": { type: "asset" as const, name: "shell" } };
    expect(() => generate(["shell"], sheet)).toThrow('There is no file "shell" in the build to be compiled ahead.');
  });
});
