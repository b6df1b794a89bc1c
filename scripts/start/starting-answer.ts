import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COLOURS } from "#app/lib/theme/colours.ts";
import { FONT_SIZES, FONTS, LENGTHS, RADII, SPACES } from "#app/lib/theme/scales.ts";
import { root } from "#scripts/tools.ts";

/** What `npm start` does until the site is open, in this order, as the page and the console say it. */
export const START_STEPS = {
  build: "Build the site",
  database: "Prepare the database",
  services: "Start the services",
  data: "Work out the vehicle data",
  publish: "Publish the data",
} as const;

export type StartStep = keyof typeof START_STEPS;

interface StartProgress {
  step: StartStep;
  /** Seconds since the start. */
  seconds: number;
}

/** When to look again, in seconds. */
const AGAIN_SECONDS = 3;

interface StartingRequest {
  url: string;
  headers: { accept?: string | undefined };
}

interface StartingAnswer {
  headers: Record<string, string>;
  body: string;
}

/**
 * The answer to every request until the site is open, for the status 503: a page for people, JSON for calls, a line of
 * text for all else. It says nothing of the request and nothing of the machine.
 */
export function startingAnswer(
  { url, headers: { accept = "" } }: StartingRequest,
  { step, seconds }: StartProgress,
): StartingAnswer {
  const headers = {
    "retry-after": String(AGAIN_SECONDS),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    // A connection that stays open would go on to ask here when the site is open.
    connection: "close",
  };
  const message = `The Index is starting. Please try again in ${AGAIN_SECONDS} seconds.`;
  const path = url.split("?", 1)[0] ?? "";
  const isPage = accept.includes("text/html");
  if (/^\/api\/|\.(?:json|data)$/.test(path) || (!isPage && accept.includes("json"))) {
    const body = JSON.stringify({ error: { code: "unavailable", message } });
    return { headers: { ...headers, "content-type": "application/json; charset=utf-8" }, body };
  }
  if (!isPage) return { headers: { ...headers, "content-type": "text/plain; charset=utf-8" }, body: `${message}\n` };
  const names = Object.entries(START_STEPS) as [StartStep, string][];
  const now = names.findIndex(([key]) => key === step);
  const { html, policy } = startingPage({ steps: names.map(([, name]) => name), now, seconds, again: AGAIN_SECONDS });
  const ofPages = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
  return { headers: { ...headers, ...ofPages }, body: html };
}

interface StartingPage {
  /** The steps until the site is open, in order. */
  steps: readonly string[];
  /** Which of them it is at, from 0. */
  now: number;
  /** Seconds since the start. */
  seconds: number;
  /** After how many seconds the page loads itself again. */
  again: number;
}

const logo = readFileSync(join(root, "app/components/glyphs/logo.svg"), "utf8").replace(
  "<svg ",
  '<svg aria-hidden="true" ',
);

const colour = (name: keyof typeof COLOURS) => {
  const [light, dark] = COLOURS[name];
  return light === dark ? light : `light-dark(${light},${dark})`;
};

/** The page in the site's look, without a script and without any other file. @returns its HTML, and its policy */
function startingPage({ steps, now, seconds, again }: StartingPage): { html: string; policy: string } {
  const style = styleOf(now / steps.length);
  const items = steps.map((step, index) => {
    if (index > now) return `<li>${step}</li>`;
    return index < now
      ? `<li class="done">${step} <small>done</small></li>`
      : `<li class="now" aria-current="step">${step} <small>now</small></li>`;
  });
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<meta http-equiv="refresh" content="${again}">
<title>The Index is starting</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div class="bar"></div>
<main>
<p class="brand">${logo}The Index</p>
<h1>The Index is starting</h1>
<p>The site opens here by itself as soon as it is ready, Commander.</p>
<ol>
${items.join("\n")}
</ol>
<p class="note">${seconds} s so far. The first start takes a minute or two, the next ones seconds.</p>
</main>
</body>
</html>
`;
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

/** @param share of the steps that are done, 0 to 1 */
function styleOf(share: number): string {
  const fire = (["fire-1", "fire-2", "fire-3"] as const).map(colour).join(",");
  return `
:root{color-scheme:light dark;background:${colour("surface-0")};color:${colour("text-2")};font:${FONT_SIZES[14]}/1.45 ${FONTS.ui}}
body{margin:0;padding:${SPACES[4]};min-height:100vh;min-height:100dvh;box-sizing:border-box;display:grid;place-items:center}
main{width:100%;max-width:440px;box-sizing:border-box;padding:${SPACES[6]};background:${colour("surface-1")};border:1px solid ${colour("border")};border-radius:${RADII[4]}}
.bar{position:fixed;inset:0 auto auto 0;height:${LENGTHS["loading-h"]};width:${Math.round(share * 90) + 5}%;background:linear-gradient(90deg,${fire})}
.brand{display:flex;gap:${SPACES[2]};align-items:center;margin:0 0 ${SPACES[5]};color:${colour("text")};font-weight:600}
svg{width:28px;color:${colour("wg-accent")}}
h1{margin:0 0 ${SPACES[2]};color:${colour("text")};font:650 ${FONT_SIZES[24]}/1.1 ${FONTS.display};letter-spacing:-.022em}
p{margin:0}
ol{list-style:none;margin:${SPACES[5]} 0;padding:0}
li{display:flex;gap:${SPACES[3]};align-items:center;padding:${SPACES[2]} 0;border-top:1px solid ${colour("grid")};color:${colour("text-3")}}
li::before{content:"";flex:none;width:8px;height:8px;box-sizing:border-box;border:1px solid ${colour("border-control")};border-radius:50%}
li.done::before{background:${colour("border-control")}}
li.now{color:${colour("text")};font-weight:550}
li.now::before{border-color:${colour("wg-accent")};background:${colour("wg-accent")}}
small{margin-left:auto;font-size:${FONT_SIZES[12]};font-weight:450;color:${colour("text-3")}}
.note{font-size:${FONT_SIZES[12]};color:${colour("text-3")};font-variant-numeric:tabular-nums}
`;
}
