import { type ComponentType, Suspense } from "react";
import { KeptHtml } from "#app/ui/hydration/kept-html.tsx";
import { lazyPart } from "#app/ui/hydration/lazy-part.tsx";
import { queryToHref, shownColumns } from "../query/table-query.ts";
import { MenuFrame } from "./menu-frame.tsx";
import type { TableFormProps } from "./table-form-props.ts";

type Forms = Record<"ColumnsForm" | "SortForm", ComponentType<TableFormProps>>;

/**
 * The server renders synchronously and imports the forms. A browser fetches them once the page is used: until then,
 * and while they are on their way, they are those of the server, which work without script.
 */
const { ColumnsForm, SortForm }: Forms = import.meta.env.SSR
  ? await import("./table-forms.ts")
  : { ColumnsForm: lazyForm("ColumnsForm"), SortForm: lazyForm("SortForm") };

function lazyForm(name: keyof Forms): ComponentType<TableFormProps> {
  return lazyPart(() => import("./table-forms.ts").then((forms: Forms) => forms[name]), NotFetched);
}

/** Which columns the table shows, in which order, and of which figures only a range is wanted. */
export function ColumnsMenu({ query, model }: TableFormProps) {
  return (
    <MenuFrame
      label="Columns"
      icon="i-lucide-columns-3"
      note={`${shownColumns(query, model).length} of ${model.columns.length - 1}`}
      count={query.columns?.length ?? 0}
      query={query}
      content={(shown) => (
        <Suspense>
          <ColumnsForm query={shown} model={model} />
        </Suspense>
      )}
    />
  );
}

/** The order of the rows, by up to three columns, whatever the layout. */
export function SortMenu({ query, model }: TableFormProps) {
  return (
    <MenuFrame
      label="Sort"
      icon="i-lucide-arrow-down-up"
      count={query.sort.length}
      query={query}
      content={(shown) => (
        <Suspense>
          <SortForm query={shown} model={model} />
        </Suspense>
      )}
    />
  );
}

function NotFetched({ query, model }: TableFormProps) {
  return (
    <KeptHtml as="form">
      <p className="px-16px pb-16px color-text-2">
        This menu could not be loaded. Please{" "}
        <a className="text-link" href={queryToHref(query, model)} data-reload="">
          reload the page
        </a>{" "}
        when you are online.
      </p>
    </KeptHtml>
  );
}
