/** Date of the tool's last change; stands in its file name. */
export const DESKTOP_TOOL_VERSION = "2026-11-25";

/** What Node a Commander needs to run the tool. */
export const DESKTOP_TOOL_NODE = 22;

export const DESKTOP_TOOL_NAME = `index-desktop-tool-${DESKTOP_TOOL_VERSION}.mjs`;

/** Where the tool is downloaded; its SHA-256 checksum stands beside it. */
export const DESKTOP_TOOL_PATH = `/downloads/${DESKTOP_TOOL_NAME}`;
export const DESKTOP_TOOL_CHECKSUM_PATH = `${DESKTOP_TOOL_PATH}.sha256`;
