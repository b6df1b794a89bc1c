/** Date of the tool's last change; part of its file name. */
export const DESKTOP_TOOL_VERSION = "2026-11-27";

/** What Node a Commander needs to run the tool. */
export const DESKTOP_TOOL_NODE = 22;

export const DESKTOP_TOOL_NAME = `index-desktop-tool-${DESKTOP_TOOL_VERSION}.mjs`;

/** Download path of the tool; its SHA-256 checksum is next to it. */
export const DESKTOP_TOOL_PATH = `/downloads/${DESKTOP_TOOL_NAME}`;
export const DESKTOP_TOOL_CHECKSUM_PATH = `${DESKTOP_TOOL_PATH}.sha256`;

/** The systems that get the tool with Node in one zip, as Node names them, the most frequent first. */
export const DESKTOP_PLATFORMS = ["win-x64", "darwin-arm64", "darwin-x64", "linux-x64", "linux-arm64"] as const;
export type DesktopPlatform = (typeof DESKTOP_PLATFORMS)[number];

/** The tool with Node for one system, as the last deploy made it. */
export interface DesktopZip {
  platform: DesktopPlatform;
  /** The file's name, with the version's date. */
  name: string;
  bytes: number;
  /** In 64 hexadecimal digits. */
  sha256: string;
}

/** Lists the available zips; each one is below this path, by its name. */
export const DESKTOP_ZIPS_PATH = "/api/desktop-tool";

/** GET /api/desktop-tool: the zips of the last deploy. */
export interface DesktopZips {
  zips: DesktopZip[];
}

/** Where R2 has the list of zips, and each of them. */
export const DESKTOP_ZIPS_KEY = "desktop/zips.json";
export const desktopZipKey = (sha256: string) => `desktop/${sha256}.zip`;

/**
 * The file that /mod hands out and the tool reads from its own folder; browsers may add a number before the extension.
 */
export const HANDED_OUT_NAME = "index-account.json";
