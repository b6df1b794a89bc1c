import type { ReactNode } from "react";
import { LookUpForm } from "#app/components/look-up/look-up-form.tsx";
import { CLANS_PATH, LONGEST_SEARCH, SHORTEST_SEARCH } from "#app/game/clans/clan-path.ts";
import type { Region } from "#app/game/model/enumerations/regions.ts";

/** Finds clans of a region by a part of their tag or name. */
export function ClanForm({ region, search, children }: { region: Region; search: string; children?: ReactNode }) {
  return (
    <LookUpForm
      action={CLANS_PATH}
      label="Find a clan"
      field="Clan tag or name"
      typed={search}
      shortest={SHORTEST_SEARCH}
      longest={LONGEST_SEARCH}
      region={region}
    >
      {children}
    </LookUpForm>
  );
}
