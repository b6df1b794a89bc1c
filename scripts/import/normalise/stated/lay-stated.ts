import type { Revision, Stated, StatedSource } from "#app/game/model/vehicle/revision.ts";
import type { PublishedStats } from "../../read/stated/published-stats.ts";
import type { StatedRow } from "../../read/stated/stated-table.ts";
import { allAgree, Claims } from "./claim.ts";
import { layPublished } from "./lay-published.ts";
import { type LaidRow, layRow } from "./lay-row.ts";
import type { Revisable } from "./states.ts";

/** What sources state of a vehicle, laid over its definitions. */
export interface LaidVehicle {
  revisions?: Revision[];
  stated?: Stated;
}

/**
 * Lays what sources state over the definitions of a vehicle, which stay as they are: where a stat differs, a revision
 * says what it is since. Of two that state the same stat, the later wins.
 */
export function layStated(
  vehicle: Revisable & { type: string },
  row: StatedRow | undefined,
  item: PublishedStats | undefined,
): LaidVehicle {
  const claims = new Claims();
  const stated: Stated = {};
  const add = (source: StatedSource, laid: LaidRow) => {
    claims.add(source, laid.claims);
    const { gun, reason, shellsChanged } = laid;
    stated[source] = {
      gun,
      reason,
      confirmed: gun !== null && !shellsChanged && allAgree(laid.claims),
      ...(shellsChanged && { shellsChanged }),
    };
    return laid;
  };
  const earlier = row && { row, laid: add("stated", layRow(row, vehicle)) };
  if (item) add("statedByPublisher", layPublished(item, vehicle, earlier, claims));
  const revisions = claims.toList();
  return {
    ...(revisions.length > 0 && { revisions }),
    ...((row || item) && { stated }),
  };
}
