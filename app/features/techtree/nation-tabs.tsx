import { useEffect, useRef } from "react";
import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";

/** The trees of all eleven nations. */
export function NationTabs({ nation }: { nation: Nation }) {
  const tabs = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another nation is another current tab
  useEffect(() => {
    const row = tabs.current;
    const current = row?.querySelector<HTMLElement>("[aria-current]");
    if (!row || !current) return;
    // On a phone the row scrolls: the current one is kept in view.
    row.scrollLeft += current.getBoundingClientRect().right - row.getBoundingClientRect().right + 8;
  }, [nation]);
  return (
    <nav className="choice-group lt-tablet:col-span-full" ref={tabs} aria-label="Tech trees by nation">
      {NATIONS.map((other) => (
        <a key={other} href={techTreePath(other)} aria-current={other === nation ? "page" : undefined}>
          <NationRoundel nation={other} />
        </a>
      ))}
    </nav>
  );
}
