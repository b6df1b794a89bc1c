import { CLANS_PATH, clanSearchPath, SHORTEST_SEARCH } from "#app/game/clans/clan-path.ts";
import { type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";

interface ClanGoneProps {
  kind: "unknown" | "disbanded";
  region: Region;
  /** As it was last, or as the address has it. */
  tag: string;
  /** Null where we never read it. */
  name: string | null;
  lastRead: string | null;
}

/** There is no such clan, or no more. */
export function ClanGone({ kind, region, tag, name, lastRead }: ClanGoneProps) {
  const disbanded = kind === "disbanded";
  const who = name === null ? "This clan" : `${name} [${tag}]`;
  return (
    <section className="panel">
      <h1 className="sr-only">{disbanded ? "A disbanded clan" : "No such clan"}</h1>
      <EmptyState
        title={disbanded ? `${who} was disbanded` : `There is no clan with this number in ${regionName(region)}`}
        reason={
          disbanded
            ? `The publisher tells nothing more about it.${lastRead ? ` We last read it at ${lastRead}.` : ""}`
            : "The address may be of another region, or not whole. You can look for the clan by its tag or name."
        }
      >
        {tag.length >= SHORTEST_SEARCH && (
          <a className="button" href={clanSearchPath(region, tag)}>
            <i className="i-lucide-search" />
            Find “{tag}”
          </a>
        )}
        <a className="button" href={CLANS_PATH}>
          All clans
        </a>
      </EmptyState>
    </section>
  );
}
