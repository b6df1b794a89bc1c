import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "#scripts/local/serve.ts";
import { type HeldPort, holdPort } from "./hold-port.ts";
import { takePort } from "./start.ts";
import { START_STEPS } from "./starting-answer.ts";

let port: number;
let held: HeldPort;
const ends: (() => void)[] = [];

beforeEach(async () => {
  port = await freePort();
  held = await holdPort(port);
});
afterEach(() => {
  held.close();
  for (const end of ends.splice(0)) end();
});

/** A site behind the port. @returns where it listens */
async function site(handler: RequestListener): Promise<number> {
  const server = createHttpServer(handler).listen(0, "localhost");
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const ask = (path: string, accept: string, init?: RequestInit) =>
  fetch(`http://localhost:${port}${path}`, { ...init, headers: { accept, connection: "close" } });

it("until the site is open everything is answered with 503, in the form that was asked for", async () => {
  const requests = [
    ["/529/tiger-i", "text/html,*/*", "text/html; charset=utf-8"],
    ["/api/files/manifest.json", "text/html,*/*", "application/json; charset=utf-8"],
    ["/529/tiger-i/_payload.json", "*/*", "application/json; charset=utf-8"],
    ["/529/tiger-i.data", "*/*", "application/json; charset=utf-8"],
    ["/somewhere", "application/json", "application/json; charset=utf-8"],
    ["/assets/entry.js", "*/*", "text/plain; charset=utf-8"],
  ] as const;
  for (const [path, accept, type] of requests) {
    const answer = await ask(path, accept);
    const { headers } = answer;
    expect([path, answer.status, headers.get("content-type")]).toEqual([path, 503, type]);
    expect([headers.get("retry-after"), headers.get("cache-control")]).toEqual([
      expect.stringMatching(/^\d$/),
      "no-store",
    ]);
    const body = await answer.text();
    if (type.startsWith("application/json")) expect(JSON.parse(body).error.code).toBe("unavailable");
    // Nothing of the request or the machine.
    expect(body).not.toMatch(/529|manifest|somewhere|\/work|\/tmp|node_modules/);
  }
  const form = await ask("/api/log", "*/*", { method: "POST", body: "x".repeat(100_000) });
  expect(form.status).toBe(503);
  expect(await (await ask("/", "text/html", { method: "HEAD" })).text()).toBe("");
});

it("the page tells how far it is, and loads itself again without a script", async () => {
  const page = async () => (await ask("/", "text/html")).text();
  const now = (html: string) => /aria-current="step">([^<]+?) </.exec(html)?.[1];
  const first = await page();
  expect(first).toMatch(/<meta http-equiv="refresh" content="\d">/);
  expect(first).not.toContain("<script");
  held.show("publish");
  const later = await page();
  expect(now(first)).toBeTruthy();
  expect(now(later)).not.toBe(now(first));
});

it("requests during the hand-over get a whole answer of one or the other", async () => {
  const body = "whole ".repeat(20_000);
  const to = await site((_, response) => response.end(body));
  const answers: string[] = [];
  let isDone = false;
  const asking = Array.from({ length: 4 }, async () => {
    while (!isDone) {
      const answer = await ask("/", "text/html");
      const received = await answer.text();
      answers.push(`${answer.status} ${answer.status === 200 ? received === body : received.endsWith("</html>\n")}`);
    }
  });
  await expect.poll(() => answers.length).toBeGreaterThan(20);
  held.open(to);
  await expect.poll(() => answers.filter((answer) => answer.startsWith("200")).length).toBeGreaterThan(20);
  isDone = true;
  await Promise.all(asking);
  expect([...new Set(answers)]).toEqual(["503 true", "200 true"]);
  expect(answers.lastIndexOf("503 true")).toBeLessThan(answers.indexOf("200 true") + asking.length);
});

it("who connected before the site was open, and asks afterwards, gets the site", async () => {
  const visitor = connect(port, "localhost");
  await once(visitor, "connect");
  held.open(await site((request, response) => response.end(`site: ${request.headers.host} ${request.url}`)));
  visitor.write("GET /news HTTP/1.1\r\nhost: localhost:1234\r\nconnection: close\r\n\r\n");
  expect(await text(visitor)).toContain("site: localhost:1234 /news");
});

it("what a visitor sends arrives whole", async () => {
  held.open(
    await site(async (request, response) => {
      response.end(String((await text(request)).length));
    }),
  );
  const answer = await ask("/api/log", "*/*", { method: "POST", body: "x".repeat(2_000_000) });
  expect(await answer.text()).toBe("2000000");
});

it("an answer that breaks off is not taken for a whole one", async () => {
  const server = createServer((socket) => {
    socket.write("HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nhalf a pa", () => socket.resetAndDestroy());
  }).listen(0, "localhost");
  ends.push(() => server.close());
  await once(server, "listening");
  held.open((server.address() as AddressInfo).port);
  await expect(ask("/", "text/html").then((answer) => answer.text())).rejects.toThrow();
});

it("a port that is taken is told in a sentence", async () => {
  await expect(takePort(port)).rejects.toThrow(
    `Port ${port} is taken. Choose another one, for example: PORT=${port + 10} npm start`,
  );
});

it("the port answers also while the process works at something else", async () => {
  const other = await freePort();
  const taken = await takePort(other);
  taken.show("data");
  const asking = `
    const answer = await fetch("http://localhost:${other}/", { headers: { accept: "text/html" } });
    console.log(answer.status, await answer.text());`;
  // Nothing else happens in this thread until the visitor has its answer.
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", asking], { encoding: "utf8" });
  expect(said).toMatch(/^503 /);
  expect(said).toContain(`aria-current="step">${START_STEPS.data}`);
});
