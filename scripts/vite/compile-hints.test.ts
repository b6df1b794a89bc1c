import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { newFolder } from "#tests/setup/new-folder.ts";
import { compileHints } from "./compile-hints.ts";

type Bundle = Record<string, { type: "chunk" | "asset"; name: string; fileName: string }>;

let dir = "";
beforeEach(async () => {
  dir = newFolder();
});

/** Builds files of these names. @returns what is in them afterwards */
async function build(hinted: string[], files: Record<string, string>): Promise<string[]> {
  const bundle: Bundle = {};
  for (const [fileName, name] of Object.entries(files)) {
    await writeFile(join(dir, fileName), `import "./${name}.js";`);
    bundle[fileName] = { type: fileName.endsWith(".js") ? "chunk" : "asset", name, fileName };
  }
  const { writeBundle } = compileHints(hinted) as unknown as {
    writeBundle(this: { error(message: string): never }, options: { dir: string }, bundle: Bundle): Promise<void>;
  };
  const error = (message: string): never => {
    throw new Error(message);
  };
  await writeBundle.call({ error }, { dir }, bundle);
  return Promise.all(Object.keys(files).map((file) => readFile(join(dir, file), "utf8")));
}

describe("files that are compiled ahead", () => {
  it("say so in their very first line, and others do not", async () => {
    expect(await build(["framework", "shell"], { "a.js": "framework", "b.js": "shell", "c.js": "vehicle" })).toEqual([
      '//# allFunctionsCalledOnLoad\nimport "./framework.js";',
      '//# allFunctionsCalledOnLoad\nimport "./shell.js";',
      'import "./vehicle.js";',
    ]);
  });

  it("are missed when the build has no such file", async () => {
    await expect(build(["shell"], { "shell.css": "shell" })).rejects.toThrow(
      'There is no file "shell" in the build to be compiled ahead.',
    );
  });
});
