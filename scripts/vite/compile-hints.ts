import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Makes the browser compile whole files while they load, off the main thread, instead of each function at its first
 * call, which takes a third of a page's script time on a slow phone. Chrome 136 and newer obey the comment, which has
 * to be the very first of a file; other browsers ignore it.
 * @param names of the chunks most of whose functions every page calls
 * @throws where one of them is not in the client's build
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    // Edits the written files: the hint must come before anything else that is put at the start.
    async writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      for (const name of names) {
        const chunk = chunks.find((candidate) => candidate.name === name);
        if (!chunk) return this.error(`There is no file "${name}" in the build to be compiled ahead.`);
        const path = join(dir, chunk.fileName);
        await writeFile(path, HINT + (await readFile(path, "utf8")));
      }
    },
  };
}
