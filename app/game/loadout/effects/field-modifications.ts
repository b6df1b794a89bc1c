import type { Definitions } from "../definitions.ts";
import type { Loadout } from "../loadout.ts";
import { effectOf } from "./attributes.ts";
import { type Effects, fitting, together } from "./effect.ts";

/** What the active field modifications do. */
export function fieldEffects({ field }: Loadout, { modifications }: Definitions): Effects {
  return together(
    field.flatMap((tag) => {
      const modification = modifications.get(tag);
      return (modification?.factors ?? []).map((factor) =>
        effectOf(factor, "field modification", fitting(modification as NonNullable<typeof modification>)),
      );
    }),
  );
}
