import { lookup } from "node:dns/promises";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type Server, type Socket } from "node:net";
import { pipeline } from "node:stream";
import { type StartStep, startingAnswer } from "./starting-answer.ts";

export interface HeldPort {
  /** Says from now on that the start is at this step. */
  show(step: StartStep): void;
  /** Passes connections on to the site, which listens on another port of localhost. */
  open(port: number): void;
  close(): void;
}

/**
 * Listens on a port of localhost, on all its addresses, and answers that the site is starting. Once opened, it
 * forwards everything to the site byte by byte: the port never changes owner, so no connection is refused in between.
 * @throws Error of Node, EADDRINUSE when something else listens there
 */
export async function holdPort(port: number): Promise<HeldPort> {
  const begun = performance.now();
  let step: StartStep = "build";
  let site: number | null = null;
  const starting = createHttpServer((request, response) => {
    request.resume();
    const seconds = Math.round((performance.now() - begun) / 1000);
    const { headers, body } = startingAnswer({ url: request.url ?? "", headers: request.headers }, { step, seconds });
    response.writeHead(503, headers).end(request.method === "HEAD" ? undefined : body);
  });
  const take = (socket: Socket) => {
    socket.on("error", () => socket.destroy());
    // Browsers connect before they have anything to ask, so who answers is decided when they ask.
    socket.once("readable", () => {
      if (site === null) starting.emit("connection", socket);
      else passOn(socket, site);
    });
  };
  const addresses = new Set((await lookup("localhost", { all: true })).map(({ address }) => address));
  const servers: Server[] = [];
  const close = () => {
    for (const server of servers) server.close();
  };
  for (const address of addresses) {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, take);
    try {
      await listen(server, port, address);
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 may still have its name in its list of hosts.
      if (error instanceof Error && "code" in error && error.code === "EADDRNOTAVAIL" && addresses.size > 1) continue;
      close();
      throw error;
    }
  }
  return {
    show: (next) => {
      step = next;
    },
    open: (next) => {
      site = next;
    },
    close,
  };
}

function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, address, resolve);
  });
}

/** An answer that breaks off in the site breaks off for the visitor as well, and is not taken for a whole one. */
function passOn(visitor: Socket, port: number): void {
  const site = connect({ port, host: "localhost", allowHalfOpen: true, noDelay: true });
  const ended = (error: unknown) => {
    if (!error) return;
    visitor.resetAndDestroy();
    site.destroy();
  };
  pipeline(visitor, site, ended);
  pipeline(site, visitor, ended);
}
