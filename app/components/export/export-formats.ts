/** File formats for exporting a table. */
export const EXPORT_FORMATS = ["csv", "json", "xlsx", "markdown"] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const FORMATS: Readonly<Record<ExportFormat, { label: string; end: string; type: string }>> = {
  csv: { label: "CSV", end: "csv", type: "text/csv;charset=utf-8" },
  json: { label: "JSON", end: "json", type: "application/json" },
  xlsx: {
    label: "XLSX",
    end: "xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  markdown: { label: "Markdown", end: "md", type: "text/markdown;charset=utf-8" },
};
