import { type ComponentType, Suspense, useState } from "react";
import { HydrateOnInteraction } from "#app/ui/hydration/hydrate-on-interaction.ts";
import { lazyPart, NotFetchedSection } from "#app/ui/hydration/lazy-part.tsx";
import { DropZone } from "./drop-zone.tsx";
import { createReplaysStore } from "./replays-store.ts";
import type { WorkbenchProps } from "./workbench.tsx";

/** Fetched once the page is used. */
const WorkbenchPart: ComponentType<WorkbenchProps> = import.meta.env.SSR
  ? (await import("./workbench.tsx")).Workbench
  : lazyPart(() => import("./workbench.tsx").then(({ Workbench }) => Workbench), NotFetchedSection);

/** Fetched with the first files, never on the server. */
async function openReader() {
  const { ReplayReader } = await import("./reading/replay-reader.client.ts");
  return new ReplayReader();
}

/** The video extractor: where replays are chosen, and what is made of them. */
export function VideoExtractor({ view, accounts }: Omit<WorkbenchProps, "store">) {
  const [store] = useState(() => createReplaysStore(openReader));
  return (
    <>
      <DropZone take={(chosen) => store.getState().add(chosen)} />
      <Suspense>
        <HydrateOnInteraction>
          <WorkbenchPart store={store} view={view} accounts={accounts} />
        </HydrateOnInteraction>
      </Suspense>
    </>
  );
}
