import { CallExample } from "#app/components/call-example.tsx";
import { GuideCard, GuideCards, GuideSteps } from "#app/components/guide-cards.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import {
  DESKTOP_TOOL_CHECKSUM_PATH,
  DESKTOP_TOOL_NAME,
  DESKTOP_TOOL_NODE,
  DESKTOP_TOOL_PATH,
  DESKTOP_TOOL_VERSION,
  DESKTOP_ZIPS_PATH,
  type DesktopPlatform,
  type DesktopZip,
} from "#app/game/battles/desktop-tool.ts";
import { formatDate } from "#app/lib/text/format-date.ts";

const SYSTEMS = [
  {
    name: "Windows",
    terminal: "PowerShell",
    folder: "$HOME\\Downloads\\",
    check: `certutil -hashfile "$HOME\\Downloads\\${DESKTOP_TOOL_NAME}" SHA256`,
  },
  {
    name: "macOS",
    terminal: "Terminal",
    folder: "$HOME/Downloads/",
    check: `shasum -a 256 "$HOME/Downloads/${DESKTOP_TOOL_NAME}"`,
  },
  {
    name: "Linux",
    terminal: "a terminal",
    folder: "$HOME/Downloads/",
    check: `sha256sum "$HOME/Downloads/${DESKTOP_TOOL_NAME}"`,
  },
] as const;

interface DesktopToolPanelProps {
  /** The site's address, for the command. */
  origin: string;
  /** The active account of who is signed in. */
  accountId: number | undefined;
  zips: readonly DesktopZip[];
}

/** The tool to download, and how it is started on each system. */
export function DesktopToolPanel({ origin, accountId, zips }: DesktopToolPanelProps) {
  const options = ` --site ${origin}${accountId ? ` --account ${accountId}` : ""}`;
  return (
    <section className="panel" aria-labelledby="desktop-tool">
      <PanelHead id="desktop-tool" title="Desktop tool" />
      <div className="panel-body grid gap-12px">
        <p>
          It runs in a small window while you play. After each battle it reads the new replay and uploads your own
          results. If you are offline, it tries again later.
        </p>
        <ul className="grid gap-6px">
          <Point>Replays never leave your computer.</Point>
          <Point>Nothing about other players is sent.</Point>
          <Point>Every battle counts once.</Point>
        </ul>
        {zips.length > 0 && <Zips zips={zips} />}
        {zips.length > 0 && <h3 className="heading-3">With your own Node.js</h3>}
        <div className="flex flex-wrap gap-12px items-center">
          <a
            className={zips.length > 0 ? "button" : "button button-primary"}
            href={DESKTOP_TOOL_PATH}
            download={DESKTOP_TOOL_NAME}
          >
            <i className="i-lucide-download" />
            Download the tool
          </a>
          <a className="text-link" href={DESKTOP_TOOL_CHECKSUM_PATH} download>
            Checksum
          </a>
          <span className="note">
            Version of {formatDate(DESKTOP_TOOL_VERSION)}, for Node.js {DESKTOP_TOOL_NODE} or newer
          </span>
        </div>
      </div>
      <GuideCards className="grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))]">
        {SYSTEMS.map(({ name, terminal, folder, check }) => (
          <GuideCard key={name}>
            <h3 className="heading-3">{name}</h3>
            <GuideSteps
              className="mt-8px"
              steps={[
                "In the game’s settings, record all battles.",
                `Install Node.js ${DESKTOP_TOOL_NODE} or newer from nodejs.org.`,
                "Make a write key on this page.",
                `Download the tool, open ${terminal}, and start it with the command below.`,
                "It asks once for your replays folder and write key.",
              ]}
            />
            <div className="mt-12px grid gap-12px">
              <CallExample label="Start" text={`node "${folder}${DESKTOP_TOOL_NAME}"${options}`} />
              <CallExample label="Check the file" text={check} />
            </div>
          </GuideCard>
        ))}
      </GuideCards>
    </section>
  );
}

const TITLES: Record<DesktopPlatform, string> = {
  "win-x64": "Windows",
  "darwin-arm64": "macOS, Apple silicon",
  "darwin-x64": "macOS, Intel",
  "linux-x64": "Linux, x64",
  "linux-arm64": "Linux, ARM",
};

/** The tool with all it needs, which nothing has to be installed for. */
function Zips({ zips }: { zips: readonly DesktopZip[] }) {
  return (
    <>
      <GuideSteps
        className=""
        steps={[
          "In the game’s settings, record all battles.",
          "Download the zip for your system and extract it.",
          "Make a write key on this page, and put its settings file into the extracted folder.",
          "Double-click start.cmd on Windows, start.command on macOS or start.sh on Linux. On macOS, Control-click it and choose Open the first time.",
        ]}
      />
      <ul className="grid gap-12px">
        {zips.map(({ platform, name, bytes, sha256 }) => (
          <li key={platform} className="grid gap-6px justify-items-start">
            <a
              className={platform === "win-x64" ? "button button-primary" : "button"}
              href={`${DESKTOP_ZIPS_PATH}/${name}`}
              download={name}
            >
              <i className="i-lucide-download" />
              {TITLES[platform]}, {Math.round(bytes / 1e6)} MB
            </a>
            <span className="note min-w-0">
              SHA-256 <code className="break-all">{sha256}</code>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Point({ children }: { children: string }) {
  return (
    <li className="flex gap-8px items-start">
      <i className="i-lucide-check color-wg-accent flex-none mt-3px" />
      <span>{children}</span>
    </li>
  );
}
