import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import yauzl from "yauzl";
import {
  DESKTOP_TOOL_NAME,
  DESKTOP_ZIPS_KEY,
  type DesktopPlatform,
  desktopZipKey,
} from "#app/game/battles/desktop-tool.ts";
import { describeZip, packZip, publishZips, type ZipMaker } from "./desktop-zips.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const partsOf = (platform: DesktopPlatform) => ({
  platform,
  tool: bytes("the tool"),
  node: bytes(`Node for ${platform}`),
  licence: bytes("the licence"),
});

/** What an independent reader finds in a zip: by name below its one folder, text and the bits of Unix. */
async function unpacked(zip: Uint8Array): Promise<Record<string, { text: string; mode: string }>> {
  const found: Record<string, { text: string; mode: string }> = {};
  const file = await yauzl.fromBufferPromise(Buffer.from(zip));
  for await (const entry of file.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await file.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    const [folder = "", name = ""] = entry.fileName.split("/");
    expect(DESKTOP_TOOL_NAME).toBe(`${folder}.mjs`);
    found[name] = {
      text: Buffer.concat(chunks).toString(),
      mode: ((entry.externalFileAttributes >>> 16) & 0o777).toString(8),
    };
  }
  return found;
}

describe("a zip of the desktop tool", () => {
  it.each([
    ["win-x64", "node.exe", "start.cmd"],
    ["darwin-arm64", "node", "start.command"],
    ["linux-x64", "node", "start.sh"],
  ] as const)("has for %s the tool, Node with its licence, and a file to start it", async (platform, node, start) => {
    const files = await unpacked(packZip(partsOf(platform)));
    expect(Object.keys(files).sort()).toEqual(
      [DESKTOP_TOOL_NAME, "LICENSE-node.txt", "README.txt", node, start].sort(),
    );
    expect(files[DESKTOP_TOOL_NAME]).toEqual({ text: "the tool", mode: "644" });
    expect(files["LICENSE-node.txt"]?.text).toBe("the licence");
    expect(files[node]).toEqual({ text: `Node for ${platform}`, mode: "755" });
    expect(files[start]?.mode).toBe("755");
    expect(files[start]?.text).toContain(`${node} ${DESKTOP_TOOL_NAME}`);
    expect(files["README.txt"]?.text).toContain(start);
    // cmd.exe loses its place in a file whose lines end as on Unix.
    expect(/(?<!\r)\n/.test(files[start]?.text ?? "")).toBe(platform !== "win-x64");
  });

  it("has the same bytes in every time zone, and is named with the version's date and its checksum", () => {
    const zone = process.env.TZ;
    const hashes = ["Pacific/Kiritimati", "America/Los_Angeles"].map((TZ) => {
      process.env.TZ = TZ;
      return describeZip("win-x64", packZip(partsOf("win-x64"))).sha256;
    });
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(hashes[1]).toBe(hashes[0]);
    const zip = packZip(partsOf("win-x64"));
    expect(describeZip("win-x64", zip)).toEqual({
      platform: "win-x64",
      name: expect.stringMatching(/-\d{4}-\d\d-\d\d-win-x64\.zip$/),
      bytes: zip.byteLength,
      sha256: createHash("sha256").update(zip).digest("hex"),
    });
  });
});

/** Storage as a deploy writes it. */
function storage() {
  const objects = new Map<string, string | Uint8Array>();
  const target = {
    readObject: async (key: string) => (objects.get(key) as string | undefined) ?? null,
    writeObjects: async (added: Map<string, string | Uint8Array>) => {
      for (const [key, content] of added) objects.set(key, content);
    },
  };
  return { objects, target, remove: async (key: string) => objects.delete(key) };
}

const maker = (made: string): ZipMaker => ({
  made,
  platforms: ["win-x64", "linux-x64"],
  parts: async (platform) => ({ ...partsOf(platform), tool: bytes(made) }),
});

describe("publishing the zips", () => {
  it("writes each by its checksum and a list of them, once, and takes away those that were replaced", async () => {
    const { objects, target, remove } = storage();
    expect(await publishZips(maker("one"), target, remove)).toBe("published");
    const { zips } = JSON.parse(String(objects.get(DESKTOP_ZIPS_KEY)));
    const keys = zips.map(({ sha256 }: { sha256: string }) => desktopZipKey(sha256));
    expect([...objects.keys()].sort()).toEqual([...keys, DESKTOP_ZIPS_KEY].sort());
    expect(await publishZips(maker("one"), target, remove)).toBe("unchanged");

    expect(await publishZips(maker("two"), target, remove)).toBe("published");
    expect(objects.size).toBe(3);
    for (const key of keys) expect(objects.has(key)).toBe(false);
  });

  it("keeps the list of before when a zip cannot be made", async () => {
    const { objects, target, remove } = storage();
    await publishZips(maker("one"), target, remove);
    const before = new Map(objects);
    const broken = { ...maker("two"), parts: () => Promise.reject(new Error("no registry")) };
    await expect(publishZips(broken, target, remove)).rejects.toThrow("no registry");
    expect(objects).toEqual(before);
  });
});
