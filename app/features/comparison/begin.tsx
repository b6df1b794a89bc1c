import type { Example } from "#app/game/comparison/examples.ts";
import { hrefOfEntries, MAX_ENTRIES } from "#app/game/comparison/query.ts";

/** In place of a table without vehicles: how to begin, and comparisons to begin with. */
export function Begin({ examples }: { examples: readonly Example[] }) {
  return (
    <section className="panel panel-wide px-24px py-32px" aria-labelledby="begin">
      <h2 className="heading-2" id="begin" tabIndex={-1}>
        Nothing to compare yet
      </h2>
      <p className="color-text-2 max-w-64ch mt-8px">
        Search for a vehicle above, or press <i className="i-lucide-scale" role="img" aria-label="Compare" /> beside one
        in the{" "}
        <a className="text-link" href="/">
          vehicle index
        </a>
        , in a{" "}
        <a className="text-link" href="/techtree">
          tech tree
        </a>{" "}
        or on its page: up to {MAX_ENTRIES}, the same one with several builds too.
      </p>
      {examples.length > 0 && (
        <>
          <h3 className="heading-3 mt-16px">Or begin with one of these</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-12px mt-12px">
            {examples.map((example) => (
              <li key={example.title}>
                <a
                  className="grid gap-4px content-start h-full px-16px py-14px border border-border rounded-10px bg-surface-2
                    hover:border-border-control hover:bg-surface-3 [&>b]:font-600"
                  href={hrefOfEntries(example.entries)}
                  rel="nofollow"
                >
                  <b>{example.title}</b>
                  <span className="note">{example.about}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
