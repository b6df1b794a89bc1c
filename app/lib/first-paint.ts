/** Style sheets of the build: address → text. */
export type StyleSheets = Readonly<Record<string, string>>;

/**
 * Puts the page's style sheets into it: a browser that has the page can paint it, and does not first ask for a sheet,
 * which on a phone is a quarter of a second. The link stays, switched off, since React looks for it.
 */
export function withStyles(html: string, nonce: string, sheets: StyleSheets): string {
  return html.replace(/<link [^>]*rel="stylesheet" href="([^"]+)"\/>/g, (link, href: string) => {
    const text = sheets[href];
    return text === undefined ? link : `<style nonce="${nonce}">${text}</style>${link.replace("/>", ' disabled=""/>')}`;
  });
}

const moduleScript = /<script nonce="[^"]*" type="module" async="">([\s\S]*?)<\/script>/;
const staticImport = /^(?:;\s*)?import (?:\* as (\w+) from )?"([^"]+)";?$/gm;
const entryImport = /^import\("([^"]+)"\);$/m;
const preload = /<link rel="modulepreload" href="([^"]+)"/g;

/** As text: what tells of the first paint, or a second after the load for who is told of none, as a hidden tab. */
const afterFirstPaint =
  'start=>{let begun;const begin=()=>begun??=start();addEventListener("load",()=>setTimeout(begin,1000));' +
  'try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{}}';

/**
 * Lets the page be painted before its script is fetched and runs: the router's script imports the page's modules at
 * once, and here after the paint, with all that they import in turn. The links that would fetch them ahead stay, for no
 * medium, since React looks for them; only the entry, which is short, is fetched ahead, for it is imported last.
 * @throws Error when the router's script is not what it was
 */
export function withLateScript(html: string, nonce: string): string {
  const [script, code = ""] = moduleScript.exec(html) ?? [];
  const imports = [...code.matchAll(staticImport)];
  const [, entry] = entryImport.exec(code) ?? [];
  if (!script || !entry || imports.length === 0) {
    throw new Error("The router's script has changed: see app/lib/first-paint.ts.");
  }
  const named = imports.map(([, , file]) => file);
  // The entry comes last: it must not run before the router's modules are named.
  const others = [...html.matchAll(preload)].map(([, file]) => file).filter((file) => file !== entry);
  const modules = [...new Set([...named, ...others])].map((file) => `import("${file}")`);
  const rest = code.replace(staticImport, "").trim();
  const names = imports.map(([, name = ""]) => name);
  const start = `()=>Promise.all([${modules}]).then(([${names}])=>{${rest}})`;
  return html
    .replace(script, () => `<script nonce="${nonce}">(${afterFirstPaint})(${start})</script>`)
    .replace(preload, (link, file) => (file === entry ? link : link.replace("<link ", '<link media="not all" ')));
}
