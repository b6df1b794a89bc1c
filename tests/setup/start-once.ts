import { start } from "#scripts/start/start.ts";
import { main } from "#scripts/tools.ts";

// `npm start` with its own port and state. In a file, because Miniflare's threads do not run with `node --eval`.
const [port, state = ""] = process.argv.slice(2);
main(() => start({ port: Number(port), state, afresh: false }));
