/** Headers of an answer by lower-case name, as Playwright gives them. */
type Headers = Record<string, string>;

/** A rule of the scanner: the points it adds or takes, and when. */
interface Rule {
  name: string;
  points: number;
  applies(headers: Headers, policy: Map<string, string[]>): boolean;
}

const BROAD = ["*", "http:", "https:", "ftp:", "data:", "'unsafe-inline'", "'unsafe-eval'"];
const sources = (policy: Map<string, string[]>, directive: string) =>
  policy.get(directive) ?? policy.get("default-src") ?? ["*"];
const age = (headers: Headers) => Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? 0);

/**
 * The rules of Mozilla's HTTP Observatory, version 4 of its algorithm, that concern the headers of an answer
 * (https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js`). Redirection to TLS and the preload list,
 * which are not the Worker's, and scripts of other hosts, which the policy forbids, count 0.
 */
const RULES: Rule[] = [
  {
    name: "a policy from default-src 'none' without anything unsafe, with form-action",
    points: 10,
    applies: (_, policy) =>
      policy.get("default-src")?.join() === "'none'" &&
      [...policy.values()].flat().every((source) => !source.startsWith("'unsafe-") && !source.startsWith("http:")) &&
      ["script-src", "style-src", "object-src"].every((name) =>
        sources(policy, name).every((source) => !BROAD.includes(source)),
      ) &&
      ["'none'", "'self'"].includes(policy.get("form-action")?.join() ?? ""),
  },
  {
    name: "no frames of it, by the policy",
    points: 5,
    applies: (_, policy) => policy.get("frame-ancestors")?.join() === "'none'",
  },
  {
    name: "a private referrer",
    points: 5,
    applies: (headers) =>
      ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(
        headers["referrer-policy"] ?? "",
      ),
  },
  {
    name: "not readable by other origins",
    points: 10,
    applies: (headers) => headers["cross-origin-resource-policy"] === "same-origin",
  },
  { name: "no TLS for six months", points: -20, applies: (headers) => age(headers) < 15_768_000 },
  { name: "types are sniffed", points: -5, applies: (headers) => headers["x-content-type-options"] !== "nosniff" },
  {
    name: "anybody may read it with the visitor's cookies",
    points: -50,
    applies: (headers) => headers["access-control-allow-credentials"] === "true",
  },
  {
    name: "a cookie that TLS or script does not bind",
    points: -20,
    applies: (headers) =>
      (headers["set-cookie"] ?? "").split("\n").some((cookie) => cookie !== "" && !/;\s*secure/i.test(cookie)),
  },
];

/** The scanner's points of an A+: 100 and those of the rules that apply. */
const A_PLUS = 130;

/**
 * What is wrong with a page as it is sent: fewer points of the scanner than an A+ has, a script without the nonce, an
 * inline style or handler.
 */
export function faultsOfAnswer(headers: Headers, html: string): string[] {
  const faults: string[] = [];
  const directives = (headers["content-security-policy"] ?? "")
    .split(";")
    .map((directive) => directive.trim().split(/\s+/));
  const policy = new Map(directives.map(([name = "", ...values]) => [name, values]));
  const applied = RULES.filter((rule) => rule.applies(headers, policy));
  const score = applied.reduce((sum, { points }) => sum + points, 100);
  if (score < A_PLUS) faults.push(`${score} points of the scanner: ${applied.map(({ name }) => name).join(", ")}`);
  const nonce = /'nonce-([A-Za-z0-9+/]{22}==)'/.exec(headers["content-security-policy"] ?? "")?.[1];
  // Data in a script element is not run.
  const scripts = html.match(/<script\b(?! type="application\/json")[^>]*>/g) ?? [];
  if (scripts.length === 0) faults.push("no script");
  faults.push(...scripts.filter((script) => !nonce || !script.includes(`nonce="${nonce}"`)));
  for (const unsafe of [/<[^>]+\sstyle=/, /<[^>]+\son[a-z]+=/, /javascript:/])
    faults.push(...(unsafe.exec(html) ?? []));
  return faults;
}
