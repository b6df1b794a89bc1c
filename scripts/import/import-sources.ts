import type { Catalogue } from "./normalise/loadout-items/catalogue.ts";
import type { ItemName } from "./normalise/names/item-names.ts";
import type { ImportedStatistics } from "./normalise/statistics.ts";
import type { LaterResearch } from "./normalise/trees/later-research.ts";
import type { NamedArena } from "./read/arenas.ts";
import type { ClientSource } from "./read/client-source.ts";
import type { StatedSources } from "./read/stated/read-stated.ts";
import type { Transcriptions } from "./read/transcriptions.ts";

/** Everything a run reads. */
export interface ImportSources {
  /** Trees of definitions: whole clients and overlays, each over those before it. */
  clients: ClientSource[];
  catalogue: Catalogue;
  statistics: ImportedStatistics;
  /** Arenas with their names; undefined where no list was given. */
  arenas: NamedArena[] | undefined;
  /** Steps of research that later clients state. */
  laterResearch: LaterResearch[];
  /** The game's own item names, for clients without texts. */
  fittingNames: readonly ItemName[];
  /** Stats that later sources state. */
  stated: StatedSources;
  /** Skills and equipment of later clients, where an overlay has them. */
  transcriptions: Transcriptions;
}
