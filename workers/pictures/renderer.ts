import { initSync, Renderer } from "@takumi-rs/wasm";
import { type Node, PICTURE } from "#app/previews/nodes.ts";
import { type Drawn, NAME_STYLE } from "#app/previews/parts.ts";
import type { Env } from "#workers/bindings.ts";

/** The letters of nicknames and of our own words; the other files of these families have those of vehicles' names. */
const FONTS = [
  { name: "Geist", path: "/fonts/geist-latin.woff2" },
  { name: "Archivo", path: "/fonts/archivo-expanded-latin.woff2" },
];

/** Kept once it is ready, never while it is being made: what one request waits for, another must not. */
let ready: Renderer | undefined;

/**
 * Draws a link preview. The renderer is compiled with an isolate's first picture: nothing else waits for it.
 * @param tree says what is to be drawn, with what it needs of the renderer
 * @returns a PNG
 * @throws where the renderer or its fonts cannot be loaded
 */
export async function drawPicture(
  env: Pick<Env, "ASSETS">,
  tree: (drawn: Drawn) => Promise<Node>,
): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= await newRenderer(env);
  const renderer = ready;
  try {
    const fitted: Drawn["fitted"] = (words, most) => fontSize(renderer, words, most);
    return await renderer.render(await tree({ fitted }), { ...PICTURE, format: "png" });
  } catch (error) {
    // What has failed once may be broken: the next picture begins anew.
    ready = undefined;
    throw error;
  }
}

async function newRenderer(env: Pick<Env, "ASSETS">): Promise<Renderer> {
  const [fonts, wasm] = await Promise.all([
    Promise.all(FONTS.map(async ({ name, path }) => ({ name, data: await asset(env, path) }))),
    import("@takumi-rs/wasm/takumi_wasm_bg.wasm"),
  ]);
  // The package describes what the module exports; here it is the module itself.
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
  words: string,
  { size, width }: { size: number; width: number },
): Promise<number> {
  const line: Node = { type: "text", text: words, style: { ...NAME_STYLE, fontSize: size } };
  const { runs } = await renderer.measure(line, { width: 20_000, height: size * 2 });
  const wide = runs.reduce((sum, run) => sum + run.width, 0);
  return wide <= width ? size : Math.floor((size * width) / wide);
}
