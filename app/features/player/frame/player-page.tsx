import type { ReactNode } from "react";
import type { PlayerPageHead } from "../server/load-player.ts";
import { PlayerHead } from "./player-head.tsx";
import { PlayerTabs } from "./player-tabs.tsx";
import type { SourceView } from "./source-view.ts";

interface PlayerPageProps extends Omit<Parameters<typeof PlayerTabs>[0], "path"> {
  head: PlayerPageHead;
  about?: Pick<SourceView, "lastBattle" | "modUser" | "clan">;
  children: ReactNode;
}

/** What every page of a player has around its figures. */
export function PlayerPage({ head, about, children, ...tabs }: PlayerPageProps) {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PlayerHead
        {...head}
        lastBattle={about?.lastBattle ?? null}
        modUser={about?.modUser ?? false}
        clan={about?.clan ?? null}
      />
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
