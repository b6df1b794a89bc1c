import type { ReactNode } from "react";
import type { PlayerPageHead } from "../server/load-player.ts";
import { PlayerHead } from "./player-head.tsx";
import { PlayerTabs } from "./player-tabs.tsx";
import type { SourceView } from "./source-view.ts";

interface PlayerPageProps extends Omit<Parameters<typeof PlayerTabs>[0], "path"> {
  head: PlayerPageHead;
  about?: Pick<SourceView, "lastBattle" | "clan">;
  children: ReactNode;
}

/** What every page of a player has around its figures. */
export function PlayerPage({ head, about, children, ...tabs }: PlayerPageProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PlayerHead {...head} lastBattle={about?.lastBattle ?? null} clan={about?.clan ?? null} />
      <PlayerTabs path={head.path} {...tabs} />
      {children}
    </main>
  );
}
