import type { ReactNode } from "react";
import { PanelHead } from "#app/components/panel-head.tsx";
import { SignInLink } from "#app/components/sign-in-link.tsx";
import { playerPath } from "#app/game/accounts/player-path.ts";
import type { OwnOnMap } from "#app/game/battles/answers.ts";
import type { MapStats, MeanStat } from "#app/game/battles/map-stats.ts";
import { formatNumber, NOT_KNOWN } from "#app/game/stats/format.ts";
import { counted } from "#app/game/text.ts";
import { type ServerOwnBattles, useOwnBattles } from "./use-own-battles.ts";

interface OwnBattlesPanelProps {
  map: { id: number; random: boolean };
  /** The data that the page was loaded with. */
  given: ServerOwnBattles;
  /** Whether somebody is signed in, and with how many game accounts. */
  accounts: number | null;
}

/** Summary of the visitor's own battles on the map; without any, how to add them. */
export function OwnBattlesPanel({ map, given, accounts }: OwnBattlesPanelProps) {
  const own = useOwnBattles(map, given, accounts);
  return (
    <section className="panel" aria-labelledby="own-battles" aria-busy={own === "loading"}>
      <PanelHead id="own-battles" title="Your battles here">
        {map.random && <span className="note">Random battles</span>}
      </PanelHead>
      <div className="panel-body">
        <Body own={own} />
      </div>
    </section>
  );
}

function Body({ own }: { own: ReturnType<typeof useOwnBattles> }) {
  if (own === "loading") return <p className="note">Loading your battles …</p>;
  if (own === "failed") {
    return (
      <p className="note" role="status">
        Your battles can’t be loaded right now. Try again in a minute.
      </p>
    );
  }
  if (own === null) {
    return (
      <p className="note">
        <SignInLink>Sign in</SignInLink> with a game account to see your stats on this map.
      </p>
    );
  }
  if (own.length === 0) {
    return (
      <p className="note">
        <a className="text-link" href="/wg">
          Link a game account
        </a>{" "}
        to see your stats on this map.
      </p>
    );
  }
  const none = own.every(({ figures }) => figures === null);
  return (
    <>
      {own.map((account) => (
        <OwnAccount key={account.accountId} account={account} alone={own.length === 1} />
      ))}
      {none && (
        <p className="note mt-8px">
          Battles come with the{" "}
          <a className="text-link" href="/mod">
            desktop tool
          </a>
          , or from replays in the{" "}
          <a className="text-link" href="/video-extractor">
            video extractor
          </a>
          .
        </p>
      )}
    </>
  );
}

function OwnAccount({ account, alone }: { account: OwnOnMap[number]; alone: boolean }) {
  const { figures, others, nickname } = account;
  const left = others === 0 ? "" : ` ${counted(others, "battle")} of other kinds.`;
  return (
    <div className="map-account">
      {!alone && (
        <h3 className="mb-4px text-13 font-550">
          <a href={playerPath(account)}>{nickname}</a>
        </h3>
      )}
      {figures === null ? (
        <p className="note">
          {alone ? "None yet." : "None for this account yet."}
          {left && ` Not counted:${left}`}
        </p>
      ) : (
        <>
          <Stats stats={figures} />
          {left && <p className="note mt-8px">Not counted:{left}</p>}
        </>
      )}
    </div>
  );
}

function Stats({ stats }: { stats: MapStats }) {
  const { battles, winRate, damage, baseXp, survived } = stats;
  const percent = (share: number) => (
    <>
      {formatNumber(share * 100, 1)}
      <small>%</small>
    </>
  );
  return (
    <dl>
      <Row label="Battles">{formatNumber(battles)}</Row>
      <Row label="Won">{percent(winRate)}</Row>
      <Mean label="Average damage" mean={damage} of={battles} show={(value) => formatNumber(value)} />
      <Mean label="Average base XP" mean={baseXp} of={battles} show={(value) => formatNumber(value)} />
      <Mean label="Survived" mean={survived} of={battles} show={percent} />
    </dl>
  );
}

interface MeanProps {
  label: string;
  mean: MeanStat | null;
  /** Battles in all. */
  of: number;
  show: (value: number) => ReactNode;
}

/** A mean, and of how many battles where not all of them tell it. */
function Mean({ label, mean, of, show }: MeanProps) {
  if (mean === null) return <Row label={label}>{NOT_KNOWN}</Row>;
  return <Row label={mean.battles < of ? `${label}, of ${formatNumber(mean.battles)}` : label}>{show(mean.value)}</Row>;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="map-distance">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
