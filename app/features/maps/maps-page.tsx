import { MAPS_PATH } from "#app/game/maps/query.ts";
import { MiniPlan } from "#app/widgets/map-plan/mini-plan.tsx";
import type { MapsView } from "./maps-view.ts";

/** All maps as small plans. */
export function MapGroups({ view, filtered }: { view: MapsView; filtered: boolean }) {
  const { groups, found } = view;
  return (
    <>
      <p className="flex flex-wrap gap-x-12px items-center my-16px color-text-2" role="status">
        {found}
        {filtered && (
          <a className="text-link" href={MAPS_PATH}>
            Show all maps
          </a>
        )}
      </p>
      {groups.length === 0 && (
        <div className="callout">
          <i className="i-lucide-info" />
          <p>No map has that battle type and that spawn point together. Choose another of the two.</p>
        </div>
      )}
      {groups.map(({ title, note, cards }) => (
        <section key={title} className="mb-24px" aria-label={title}>
          <h2 className="heading-2 mb-2px">{title}</h2>
          <p className="note mb-12px">{note}</p>
          <ul className="map-cards">
            {cards.map(({ slug, name, href, size, battleTypes, plan }) => (
              <li key={slug}>
                <a className="map-card" href={href}>
                  {plan ? <MiniPlan plan={plan} /> : <span className="map-blank">No plan in the files</span>}
                  <b>{name}</b>
                  <span>{size}</span>
                  <span>{battleTypes}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
