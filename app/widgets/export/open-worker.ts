import url from "./export-worker.ts?worker&url";

/** As far as TypeScript's types of the browser leave it out. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The only address the policy lets through; the page's content security policy knows its name. */
const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("export-worker", {
  createScriptURL(asked) {
    if (asked !== url) throw new TypeError("Only the export may run as a worker.");
    return asked;
  },
});

/** Starts the Web Worker that writes files. */
export function openWorker(): Worker {
  return new Worker(trusted?.createScriptURL(url) ?? url, { type: "module", name: "export" });
}
