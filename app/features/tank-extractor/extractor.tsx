import { type ComponentType, Suspense, useRef } from "react";
import { useLocation } from "react-router";
import { KeptHtml } from "#app/ui/hydration/kept-html.tsx";
import { lazyPart } from "#app/ui/hydration/lazy-part.tsx";
import { ALL_HERE, useTableLinks } from "#app/widgets/data-table/use-table-links.ts";
import { extractToHref } from "#app/widgets/vehicle-extract/extract-address.ts";
import { EXTRACT } from "#app/widgets/vehicle-extract/extract-table.ts";
import { ForScripts } from "./for-scripts.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import type { StepsProps } from "./steps-props.ts";
import { TakeAlong } from "./take-along.tsx";

/**
 * The server renders synchronously and imports the steps. A browser fetches them once the page is used: until then they
 * are those of the server, which work without script.
 */
const Steps: ComponentType<StepsProps> = import.meta.env.SSR
  ? (await import("./steps.tsx")).Steps
  : lazyPart(() => import("./steps.tsx").then(({ Steps }) => Steps), NotFetched);

interface ExtractorProps extends StepsProps {
  /** What of the address means nothing, in words. */
  unread: readonly string[];
  origin: string;
  /** Of the dataset; null where it is not known. */
  version: string | null;
}

/** What is chosen, what that gives, and the ways to take it along. */
export function Extractor({ view, sent, unread, origin, version }: ExtractorProps) {
  const panels = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const { query, missing, unknown } = view;
  useTableLinks(panels, EXTRACT, { search, ...ALL_HERE });
  const notes = [
    ...(unread.length > 0 ? [`Not understood, and left out of what is shown: ${unread.join(", ")}.`] : []),
    ...(unknown.length > 0 ? [`No vehicle has this id: ${unknown.slice(0, 20).join(", ")}.`] : []),
    ...(missing.length > 0 ? [`These figures cannot be read at the moment: ${missing.join(", ")}.`] : []),
  ];
  return (
    <div className="stack" ref={panels}>
      {notes.length > 0 && (
        <div className="callout" role="status">
          <i className="i-lucide-info" />
          <div>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </div>
      )}
      <Suspense>
        <Steps view={view} sent={sent} />
      </Suspense>
      <PreviewPanel view={view} />
      <Suspense>
        <TakeAlong view={view} origin={origin} version={version} />
      </Suspense>
      <ForScripts query={query} origin={origin} />
    </div>
  );
}

function NotFetched({ view }: StepsProps) {
  return (
    <KeptHtml as="div">
      <p className="panel panel-body py-16px color-text-2">
        This part could not be loaded. Please{" "}
        <a className="text-link" href={extractToHref(view.query)} data-reload="">
          reload the page
        </a>{" "}
        when you are online.
      </p>
    </KeptHtml>
  );
}
