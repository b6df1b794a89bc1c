import { NATIONS, type Nation } from "#app/game/model/nations.ts";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";

/** The trees of all eleven nations. */
export function NationTabs({ nation }: { nation: Nation }) {
  return (
    <nav className="tg" aria-label="Tech trees by nation">
      {NATIONS.map((other) => (
        <a key={other} href={`/techtree/${other}`} aria-current={other === nation ? "page" : undefined}>
          <NationRoundel nation={other} />
        </a>
      ))}
    </nav>
  );
}
