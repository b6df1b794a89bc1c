import type { ComponentType } from "react";
import { lazyPart, NotFetchedSection } from "#app/components/hydration/lazy-part.tsx";
import type { ExportPanelProps } from "./export-panel.tsx";

/** The panel that takes a table along, fetched once the page is used: until then it is the server's, with its links. */
export const ExportPart: ComponentType<ExportPanelProps> = import.meta.env.SSR
  ? (await import("./export-panel.tsx")).ExportPanel
  : lazyPart(() => import("./export-panel.tsx").then(({ ExportPanel }) => ExportPanel), NotFetchedSection);
