import { trustedWorker } from "#app/lib/trusted-worker.ts";
import url from "./export-worker.ts?worker&url";

/** Starts the Web Worker that writes files. */
export const openWorker = trustedWorker("export-worker", url);
