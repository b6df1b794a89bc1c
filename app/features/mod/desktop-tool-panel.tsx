import { formatDate } from "#app/lib/text/format-date.ts";
import {
  DESKTOP_TOOL_CHECKSUM_PATH,
  DESKTOP_TOOL_NAME,
  DESKTOP_TOOL_NODE,
  DESKTOP_TOOL_PATH,
  DESKTOP_TOOL_VERSION,
} from "#app/site/desktop-tool.ts";
import { CallExample } from "#app/ui/call-example.tsx";
import { GuideCard, GuideCards, GuideSteps } from "#app/ui/guide-cards.tsx";

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
}

/** The tool to download, and how it is started on each system. */
export function DesktopToolPanel({ origin, accountId }: DesktopToolPanelProps) {
  const options = ` --site ${origin}${accountId ? ` --account ${accountId}` : ""}`;
  return (
    <section className="panel" aria-labelledby="desktop-tool">
      <h2 className="heading-2 panel-head" id="desktop-tool">
        Desktop tool
      </h2>
      <div className="panel-body grid gap-12px">
        <p>
          It waits in a small window while you play. After each battle it reads the replay that the game has just
          written, and sends your own results. While the network or the site is away, it keeps them and tries again.
        </p>
        <ul className="grid gap-6px">
          <Point>The replays never leave your computer.</Point>
          <Point>Nothing about other players is sent.</Point>
          <Point>Every battle counts once, however often it is sent.</Point>
        </ul>
        <div className="flex flex-wrap gap-12px items-center">
          <a className="button button-primary" href={DESKTOP_TOOL_PATH} download={DESKTOP_TOOL_NAME}>
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
                "In the game’s settings, switch the recording of battles to All.",
                `Install Node.js ${DESKTOP_TOOL_NODE} or newer from nodejs.org.`,
                `Download the tool, open ${terminal}, and start it with the command below.`,
                "It asks once for the folder of your replays and for your write key.",
              ]}
            />
            <div className="mt-12px grid gap-12px">
              <CallExample label="Start" text={`node "${folder}${DESKTOP_TOOL_NAME}"${options}`} />
              <CallExample label="Show the file’s checksum" text={check} />
            </div>
          </GuideCard>
        ))}
      </GuideCards>
    </section>
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
