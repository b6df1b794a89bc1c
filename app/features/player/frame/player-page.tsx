import type { ReactNode } from "react";
import type { PlayerPageHead } from "../server/load-player.ts";
import type { HeadFacts } from "./head-facts.ts";
import { PlayerHead } from "./player-head.tsx";
import { PlayerTabs } from "./player-tabs.tsx";

interface PlayerPageProps extends Omit<Parameters<typeof PlayerTabs>[0], "path"> {
  head: PlayerPageHead;
  about: HeadFacts;
  children: ReactNode;
}

/** What every page of a player has around its figures. */
export function PlayerPage({ head, about, children, ...tabs }: PlayerPageProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PlayerHead {...head} lastBattle={about.lastBattle} modUser={about.modUser} clan={about.clan} />
      {head.demo && (
        <div className="callout mb-16px" role="note">
          <i className="i-lucide-flask-conical" />
          <p>
            Demonstration: a sample of real results of many players, at made-up times. This Commander does not exist.
          </p>
        </div>
      )}
      <PlayerTabs path={head.path} {...tabs} />
      {children}
    </main>
  );
}
