import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { lateBody } from "#app/components/hydration/late-body.tsx";
import { type ChosenFiles, filesOfDrop, filesOfInput } from "./reading/chosen-files.ts";
import { createReplaysStore } from "./replays-store.ts";
import type { WorkbenchProps } from "./workbench.tsx";

const fetchWorkbench = () => import("./workbench.tsx").then(({ Workbench }) => Workbench);
const LazyWorkbench = lateBody(fetchWorkbench, import.meta.env.SSR && (await fetchWorkbench()));

/** Fetched with the first files, never on the server. */
async function openReader() {
  const { ReplayReader } = await import("./reading/replay-reader.client.ts");
  return new ReplayReader();
}

/** State of one document: who goes to another page and comes back finds the replays read. The server keeps none. */
let kept: ReturnType<typeof createReplaysStore> | undefined;

function openStore() {
  if (import.meta.env.SSR) return createReplaysStore(openReader);
  kept ??= createReplaysStore(openReader);
  return kept;
}

/** The video extractor: the replay selection and its results. */
export function VideoExtractor({ content, accounts }: Omit<WorkbenchProps, "store">) {
  const [store] = useState(openStore);
  return (
    <>
      <DropZone take={(chosen) => store.getState().add(chosen)} />
      <LazyWorkbench store={store} content={content} accounts={accounts} />
    </>
  );
}

/** Where replays are chosen; they may be dropped anywhere on the page. */
function DropZone({ take }: { take: (chosen: ChosenFiles) => void }) {
  const zone = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const ending = new AbortController();
    const { signal } = ending;
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    addEventListener("dragenter", onDrag, { signal });
    addEventListener("dragover", onDrag, { signal });
    addEventListener("dragleave", (event) => event.relatedTarget === null && setOver(false), { signal });
    addEventListener(
      "drop",
      async (event) => {
        setOver(false);
        if (!event.dataTransfer || !hasFiles(event)) return;
        event.preventDefault();
        latest.current(await filesOfDrop(event.dataTransfer));
      },
      { signal },
    );
    // Chosen before the script was here.
    for (const input of zone.current?.querySelectorAll("input") ?? []) takeFrom(input, latest.current);
    return () => ending.abort();
  }, []);

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => takeFrom(currentTarget, take);
  return (
    <section className="video-drop" aria-labelledby="choose-replays" ref={zone} data-over={over ? "" : undefined}>
      <span className="video-drop-icon">
        <i className="i-lucide-upload" />
      </span>
      <div className="flex-1 min-w-0">
        <h2 className="heading-3" id="choose-replays" tabIndex={-1}>
          Your replays
        </h2>
        <p className="note">
          <span className="js-only">Drop .wotreplay files or a folder here. Any patch from 0.9.8 works.</span>
          <span className="no-js-only">
            Turn on JavaScript to read replays and play battles on the map. Map, battle type and spawn point below work
            without it.
          </span>
        </p>
      </div>
      <div className="js-only flex gap-8px lt-tablet:w-full">
        <label className="button video-choose lt-tablet:flex-1">
          <i className="i-lucide-files" />
          Choose files
          <input type="file" className="sr-only" multiple onChange={onChange} />
        </label>
        <label className="button video-choose no-phone">
          <i className="i-lucide-folder-open" />
          Choose a folder
          <input type="file" className="sr-only" multiple onChange={onChange} {...{ webkitdirectory: "" }} />
        </label>
      </div>
      {over && (
        <div className="video-drop-over" aria-hidden="true">
          <p className="heading-1">Drop your replays</p>
        </div>
      )}
    </section>
  );
}

/** Takes the files of an input and clears it, so that the same file can be chosen again. */
function takeFrom(input: HTMLInputElement, take: (chosen: ChosenFiles) => void): void {
  if (!input.files?.length) return;
  take(filesOfInput(input));
  input.value = "";
}
