import { start } from "#scripts/start/start.ts";
import { main } from "#scripts/tools.ts";

// `npm start` with a port and a state of its own. A file, since Miniflare's threads do not run beside `node --eval`.
const [port, state = ""] = process.argv.slice(2);
main(() => start({ port: Number(port), state, afresh: false }));
