import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { readClientManifest } from "#scripts/check/client-manifest.ts";
const m = await readClientManifest();
const gz = async (f: string) => gzipSync(await readFile("build/client" + f.replace(/#.*/, ""))).length;
const id = process.argv[2] ?? "";
const r: any = m.routes[id];
console.log(Object.keys(m.routes).filter((k) => /player/.test(k)));
for (const [k, rr] of Object.entries<any>(m.routes)) { let t = 0; const seen = new Set<string>(); for (const x of [k, "root", "routes/layout", "routes/layout-with-ads"]) for (const f of (m.routes as any)[x]?.css ?? []) seen.add(f); for (const f of seen) t += await gz(f); if (t > 23500) console.log(k, t); }
for (const f of r.css ?? []) console.log(f, await gz(f));
for (const f of [r.module, ...(r.imports ?? [])]) console.log(f, await gz(f));
