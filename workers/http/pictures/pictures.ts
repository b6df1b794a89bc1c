import { initSync, Renderer } from "@takumi-rs/wasm";
import { type Context, Hono } from "hono";
import type { Api } from "#app/api/client.ts";
import { playerCardOf } from "#app/api/players.ts";
import { apiContext } from "#app/context.ts";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import { CHALLENGE_PATH } from "#app/game/challenge/query.ts";
import { NAME_STYLE, type Node, PICTURE } from "#app/pictures/nodes.ts";
import type { PictureTools } from "#app/pictures/parts.ts";
import { playerPicture } from "#app/pictures/player-picture.ts";
import { playerPicturePath, playerPreview } from "#app/pictures/player-preview.ts";
import { revisionOf } from "#app/pictures/revision.ts";
import { runPicture } from "#app/pictures/run-picture.ts";
import { runPicturePath, runPreview } from "#app/pictures/run-preview.ts";
import type { Env } from "#workers/bindings.ts";
import type { SiteEnv } from "#workers/env.ts";
import { matchEdge } from "#workers/http/cache/html-cache.ts";
import { matches } from "#workers/http/content-tag.ts";
import { inTime } from "#workers/http/in-time.ts";
import type { Dispatch } from "#workers/http/page/dispatch.ts";
import { pageContext } from "#workers/http/page/page-context.ts";
import { siteOrigin } from "#workers/http/site-origin.ts";
import { visitorAddress } from "#workers/http/visitor-address.ts";

/** The longest wait for a picture's data; programs that request pictures give up soon. */
const timeoutMs = 4_500;

/** A picture; null where there is none that everybody may see. */
type FindPicture = (api: Api, accountId: number) => Promise<PublicPicture | null>;

/**
 * Link previews drawn on request (docs/decisions/look.md): for players and challenge runs. Before any cache is used,
 * the API is asked as a signed-out visitor, to get only what everybody may see.
 */
export function pictures(dispatch: Dispatch) {
  const app = new Hono<SiteEnv>();
  const answer = (find: FindPicture) => async (c: Context<SiteEnv>) => {
    const id = accountIdSchema.safeParse(Number(c.req.param("id")));
    if (!id.success) return noPicture(c);
    try {
      const api = pageContext(c, dispatch, "anyone").context.get(apiContext);
      const picture = await inTime(find(api, id.data), timeoutMs, "What a picture shows");
      return picture ? await answerPicture(c, picture) : noPicture(c);
    } catch (error) {
      console.warn(`The picture ${c.req.path} cannot be had: ${error}`);
      return sitePicture(c);
    }
  };
  app.get("/accounts/:id{[1-9][0-9]{0,15}}/preview.png", answer(ofPlayer));
  app.get(`${CHALLENGE_PATH}/:id{[1-9][0-9]{0,15}}/preview.png`, answer(ofRun));
  return app;
}

async function ofPlayer(api: Api, accountId: number): Promise<PublicPicture | null> {
  const answer = await api.players.player(accountId);
  if (answer.kind === "unknown" || answer.kind === "private" || answer.kind === "closed") return null;
  if (answer.kind !== "found") throw new Error(`the player is ${answer.kind}`);
  const preview = playerPreview(await playerCardOf(api, answer.player));
  return {
    path: playerPicturePath(accountId),
    revision: await revisionOf(preview),
    tree: (drawn) => playerPicture(preview, drawn),
  };
}

async function ofRun(api: Api, accountId: number): Promise<PublicPicture | null> {
  const run = await api.challenge.run(accountId);
  if (run === null) return null;
  const preview = runPreview(run, await api.files.vehicleColumns());
  return {
    path: runPicturePath(accountId),
    revision: await revisionOf(preview),
    tree: (drawn) => runPicture(preview, drawn),
  };
}

type SiteContext = Context<SiteEnv>;

/** How long a drawn picture is kept. A picture that becomes private is not kept much longer than that. */
const edgeSeconds = 86_400;

/** Each answer first needs a check that everybody may see it, so no other cache may store it. */
const HEADERS = {
  "content-type": "image/png",
  "cache-control": "private, no-cache",
  "cross-origin-resource-policy": "cross-origin",
};

/** A picture that everybody may see. */
interface PublicPicture {
  /** Its address without the revision. */
  path: string;
  /** Identifies the content: each picture of this page has its own. */
  revision: string;
  tree(drawn: PictureTools): Promise<Node>;
}

/**
 * Answers with a picture, cached or drawn now. Another revision's address redirects to the current one, so that nobody
 * can have anything drawn that is not shown.
 */
async function answerPicture(c: SiteContext, { path, revision, tree }: PublicPicture): Promise<Response> {
  if (c.req.query("r") !== revision) return redirect(c, `${path}?r=${revision}`);
  const etag = `"${revision}"`;
  if (matches(c.req.header("if-none-match"), etag)) return c.body(null, 304, { ...HEADERS, etag });
  const key = `https://pictures.invalid/${encodeURIComponent(siteOrigin(c.env, c.req.url))}${path}?r=${revision}`;
  const kept = await matchEdge(key);
  if (kept) return c.body(await kept.arrayBuffer(), 200, { ...HEADERS, etag, "x-picture": "kept" });
  if (!(await c.env.PICTURE_LIMIT.limit({ key: visitorAddress(c) })).success) return sitePicture(c);
  const png = await drawPicture(c.env, tree);
  c.executionCtx.waitUntil(keep(key, png).catch(() => undefined));
  return c.body(png, 200, { ...HEADERS, etag, "x-picture": "drawn" });
}

async function keep(key: string, png: Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { "content-type": "image/png", "cache-control": `public, max-age=${edgeSeconds}` };
  await caches.default.put(key, new Response(png, { headers }));
}

/** The site's own picture, when another is unavailable. */
function sitePicture(c: SiteContext): Response {
  return redirect(c, "/preview.png");
}

/** Hidden content is treated as nonexistent. */
function noPicture(c: SiteContext): Response {
  return c.text("There is no such picture.", 404, { "cache-control": "no-store" });
}

function redirect(c: SiteContext, location: string): Response {
  return c.body(null, 302, { location, "cache-control": "no-store" });
}

/** The letters of nicknames and of our own words; the other files of these families have those of vehicles' names. */
const FONTS = [
  { name: "Geist", path: "/fonts/geist-latin.woff2" },
  { name: "Archivo", path: "/fonts/archivo-expanded-latin.woff2" },
];

/** Kept once it is ready, never while it is being made: what one request waits for, another must not. */
let ready: Renderer | undefined;

/**
 * Draws a link preview. The renderer is compiled with an isolate's first picture: nothing else waits for it.
 * @param tree returns what to draw, using the renderer's tools
 * @returns a PNG
 * @throws if the renderer or its fonts cannot be loaded
 */
export async function drawPicture(
  env: Pick<Env, "ASSETS">,
  tree: (drawn: PictureTools) => Promise<Node>,
): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= await newRenderer(env);
  const renderer = ready;
  try {
    const fitted: PictureTools["fitted"] = (content, max) => fontSize(renderer, content, max);
    return await renderer.render(await tree({ fitted }), { ...PICTURE, format: "png" });
  } catch (error) {
    // After a failure the renderer may be broken: the next picture loads it again.
    ready = undefined;
    throw error;
  }
}

async function newRenderer(env: Pick<Env, "ASSETS">): Promise<Renderer> {
  const [fonts, wasm] = await Promise.all([
    Promise.all(FONTS.map(async ({ name, path }) => ({ name, data: await asset(env, path) }))),
    import("@takumi-rs/wasm/takumi_wasm_bg.wasm"),
  ]);
  // The package's types describe the module's exports; here it is the module itself.
  initSync({ module: (wasm as unknown as { default: WebAssembly.Module }).default });
  const renderer = new Renderer();
  for (const font of fonts) await renderer.registerFont(font);
  return renderer;
}

async function asset({ ASSETS }: Pick<Env, "ASSETS">, path: string): Promise<ArrayBuffer> {
  const answer = await ASSETS.fetch(new URL(path, "https://assets.invalid"));
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return answer.arrayBuffer();
}

/** The size at which a line in bold display letters is as wide as it may be, or the largest. */
async function fontSize(
  renderer: Renderer,
  content: string,
  { size, width }: { size: number; width: number },
): Promise<number> {
  const line: Node = { type: "text", text: content, style: { ...NAME_STYLE, fontSize: size } };
  const { runs } = await renderer.measure(line, { width: 20_000, height: size * 2 });
  const wide = runs.reduce((sum, run) => sum + run.width, 0);
  return wide <= width ? size : Math.floor((size * width) / wide);
}
