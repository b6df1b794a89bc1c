import { join } from "node:path";
import { parseArgs } from "node:util";
import { start } from "./start/start.ts";
import { Fault, main, root } from "./tools.ts";

/** `npm start`: serves the production build with all its services on this machine; `-- --afresh` without what it had. */
main(async () => start({ port: portOf(process.env.PORT ?? "8787"), state: join(root, ".state"), afresh: isAfresh() }));

function isAfresh(): boolean {
  try {
    return parseArgs({ options: { afresh: { type: "boolean", default: false } } }).values.afresh;
  } catch {
    throw new Fault("The only option is --afresh: npm start -- --afresh throws away all that .state holds.");
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Fault(`PORT must be a number from 1 to 65534, not "${text}".`);
  return port;
}
