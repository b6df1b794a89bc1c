import type { ReactNode } from "react";
import { CLANS_PATH, LONGEST_SEARCH, SHORTEST_SEARCH } from "#app/game/clans/clan-path.ts";
import { REGION_LABELS, REGION_SHORT_LABELS, REGIONS, type Region } from "#app/game/model/enumerations/regions.ts";

/** Finds clans of a region by a part of their tag or name. Works without script: the address holds the search. */
export function ClanForm({ region, search, children }: { region: Region; search: string; children?: ReactNode }) {
  return (
    <search className="block mb-20px print:hidden" aria-label="Find a clan">
      <form action={CLANS_PATH} className="flex flex-wrap gap-8px items-center">
        <label className="field flex-1 min-w-200px max-w-440px h-40px">
          <i className="i-lucide-search" />
          <span className="sr-only">Clan tag or name</span>
          <input
            key={search}
            type="search"
            name="q"
            defaultValue={search}
            placeholder="Clan tag or name"
            minLength={SHORTEST_SEARCH}
            maxLength={LONGEST_SEARCH}
            required
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </label>
        <fieldset className="segmented" key={region}>
          <legend className="sr-only">Region</legend>
          {REGIONS.map((each) => (
            <label key={each} className="clan-region" title={REGION_LABELS[each]}>
              <input type="radio" className="sr-only" name="region" value={each} defaultChecked={each === region} />
              {REGION_SHORT_LABELS[each]}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button button-primary h-40px">
          Find
        </button>
        {children}
      </form>
    </search>
  );
}
