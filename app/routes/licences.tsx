import { PageHead } from "#app/components/page/page-head.tsx";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { DocTable } from "#app/components/rich-text/doc-table.tsx";
import { originContext, orNullContext, thirdPartyContext } from "#app/context.ts";
import { LICENCE_TEXTS_FILE } from "#app/lib/licences.ts";
import type { Route } from "./+types/licences.ts";
import "#app/components/rich-text/document-page.css";

export async function loader({ context }: Route.LoaderArgs) {
  const components = await context.get(orNullContext)(context.get(thirdPartyContext)());
  return { origin: context.get(originContext), components };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Third-party licences",
    description: "The software and fonts of others that ship with the Index, each with its version and licence.",
    origin: loaderData?.origin,
    canonical: "/licences",
  });
}

export default function Licences({ loaderData: { components } }: Route.ComponentProps) {
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead
        title="Third-party licences"
        lead={
          components ? "Software and fonts of others that ship with the Index." : "The list is not available right now."
        }
      >
        {components && (
          <a className="button" href={LICENCE_TEXTS_FILE}>
            <i className="i-lucide-file-text" />
            Licence texts
          </a>
        )}
      </PageHead>
      {components && (
        <div className="doc">
          <DocTable
            className="doc-table mt-0!"
            label="Packages and fonts"
            heads={["Name", "Version", "Licence"]}
            rows={components.map(({ name, version, licence }) => [name, version, licence])}
          />
        </div>
      )}
    </main>
  );
}
