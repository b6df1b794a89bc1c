import { ExportPanel } from "#app/components/export/export-panel.tsx";
import { type ExportColumn, fileNameOf } from "#app/components/export/export-table.ts";
import type { ClanContent } from "./clan-content.ts";
import type { Member } from "./members.ts";
import "#app/components/export/export.css";

export interface ClanExportProps {
  content: Extract<ClanContent, { tab: "" }>;
  members: readonly Member[];
  /** URL of the shown page. */
  href: string;
}

const number = (key: string, label: string, unit = ""): ExportColumn => ({ key, label, unit, kind: "number" });
const text = (key: string, label: string): ExportColumn => ({ key, label, unit: "", kind: "text" });

type ClanColumn = readonly [ExportColumn, (member: Member) => number | string | null];

const countedOf = (since: string): ClanColumn[] => [
  [number("recent", `Battles since ${since}`), ({ recent }) => recent],
  [number("week", "Battles of the last 7 days"), ({ week }) => week],
  [number("change", "Battles of the last 7 days, compared with the 7 before"), ({ change }) => change],
];

/** @param since the day from which on battles are counted; null: not yet, so that there are none of them */
const columnsOf = (since: string | null): readonly ClanColumn[] => [
  [number("id", "Account id"), ({ accountId }) => accountId],
  [text("player", "Player"), ({ nickname }) => nickname],
  [text("role", "Role"), ({ role }) => role],
  [text("joined", "Joined"), ({ joined }) => joined],
  [number("days", "Days since the last battle"), ({ days }) => days],
  [text("last", "Last battle"), ({ lastIso }) => lastIso],
  ...(since === null ? [] : countedOf(since)),
  [number("battles", "Battles"), ({ battles }) => battles],
  [number("win-rate", "Win rate", "%"), ({ winRate }) => winRate && Math.round(winRate * 100) / 100],
  [number("wn8", "WN8"), ({ wn8 }) => wn8 && Math.round(wn8)],
];

export function ClanExport({ content, members, href }: ClanExportProps) {
  const { tag, region, readAt, readOn } = content;
  const columns = columnsOf(content.since);
  return (
    <ExportPanel
      className="export-row"
      size={{ rows: members.length, columns: columns.length, of: "members" }}
      load={async () => ({
        title: `Members of ${tag}`,
        fileName: fileNameOf("clan", region, tag, readOn),
        columns: columns.map(([column]) => column),
        rows: members.map((member) => columns.map(([, read]) => read(member))),
        provenance: {
          gameVersion: null,
          sources: [{ publisher: "Publisher’s API", version: null, date: readOn }],
          address: new URL(href, location.href).href,
          note: `Read at ${readAt}. WN8 over all battles of an account, calculated by the Index.`,
        },
      })}
    />
  );
}
