/** As far as TypeScript's types of the browser leave it out. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The Trusted Types policies of our workers; the page's content security policy knows their names. */
type WorkerPolicy = "export-worker" | "replay-worker";

/**
 * What starts a Web Worker of ours. Called once for each worker: a policy of a name is made only once.
 * @param url the only address that the policy lets through
 */
export function trustedWorker(policy: WorkerPolicy, url: string): () => Worker {
  const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(policy, {
    createScriptURL(requested) {
      if (requested !== url) throw new TypeError(`Only our own ${policy} may run.`);
      return requested;
    },
  });
  return () => new Worker(trusted?.createScriptURL(url) ?? url, { type: "module", name: policy });
}
