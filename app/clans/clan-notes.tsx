import type { ClansFailure } from "#app/api/clans.ts";
import { Callout } from "#app/components/callout.tsx";
import { NoKeyNote } from "#app/components/player-search/search-notes.tsx";
import { TOO_MANY_SEARCHES } from "#app/game/accounts/player-search.ts";

const FAILURES: Record<Exclude<ClansFailure, "not-configured">, string> = {
  "too-many": TOO_MANY_SEARCHES,
  unavailable: "The publisher doesn’t answer right now, so clans can’t be looked up. Try again in a minute.",
};

export function FailureNote({ failure }: { failure: ClansFailure }) {
  if (failure === "not-configured") {
    return <NoKeyNote>Clan data comes from the publisher, and this site has no API key yet.</NoKeyNote>;
  }
  return <Callout bad>{FAILURES[failure]}</Callout>;
}

/** The figures are older than they should be. */
export function OutdatedNote({ reason, readAt }: { reason: "unavailable" | "too-many"; readAt: string }) {
  return (
    <Callout bad icon="i-lucide-clock" className="mb-16px">
      {reason === "unavailable" ? "The publisher doesn’t answer right now." : "Too many searches right now."} These are
      the last known figures, read on {readAt}.
    </Callout>
  );
}
