import { buildSizes } from "#scripts/check/build-sizes.ts";
const s = await buildSizes();
console.log(s.worker, s.stylesheet, Object.entries(s.routes).sort((a, b) => b[1] - a[1]).slice(0, 8), s.routes["routes/player/summary"]);
