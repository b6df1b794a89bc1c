import { serve } from "@hono/node-server";
import { createSimulators, simulatorSettings } from "./simulators.ts";

// A different site than `localhost`, so that cookies stay apart and SameSite is really tested.
const hostname = "127.0.0.1";
const port = Number(process.argv[2]);
const origin = `http://${hostname}:${port}`;
const server = serve({ fetch: createSimulators(() => origin).fetch, hostname, port }, () => {
  // The parent process reads the settings from the first line.
  console.log(JSON.stringify(simulatorSettings(origin)));
});
server.on("error", (error) => {
  console.error(`The simulators of the sign-in providers cannot listen on ${origin}: ${error.message}`);
  process.exit(1);
});
// Ends when its parent process ends.
process.on("disconnect", () => process.exit(0));
