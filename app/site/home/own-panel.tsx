import { useEffect } from "react";
import { HeadRow } from "#app/components/head-row.tsx";
import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { PanelHead } from "#app/components/panel-head.tsx";
import { SignInLink } from "#app/components/sign-in-link.tsx";
import { Unknown } from "#app/components/unknown.tsx";
import { ClassIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { COMPARE_PLAYERS_PATH, playerPath } from "#app/game/accounts/player-path.ts";
import { PLAYERS_PATH } from "#app/game/accounts/player-search.ts";
import { CLANS_PATH } from "#app/game/clans/clan-path.ts";
import { REGION_LABELS, REGION_SHORT_LABELS, REGIONS } from "#app/game/model/enumerations/regions.ts";
import { useKnownPlayers } from "#app/stores/known.ts";
import type { HomeFollowed, HomeOwn, OwnLine, OwnWn8 } from "./load-own.ts";

/** The visitor's own last session and week; a way to any player for who is not signed in. */
export function OwnPanel({ own }: { own: HomeOwn | null }) {
  if (own === null) return <PlayerSearch />;
  if (own.kind === "played") return <Session own={own} />;
  return (
    <section className="panel" aria-labelledby="own">
      <PanelHead id="own" title="Last session">
        {own.kind !== "no-account" && (
          <a className="text-link text-13" href={own.path}>
            My page
          </a>
        )}
      </PanelHead>
      <div className="panel-body color-text-2 text-13">{withoutSession(own)}</div>
      {own.kind === "nothing" && own.allTime && lines([own.allTime], own.path, "All time, from the publisher")}
    </section>
  );
}

function withoutSession(own: Exclude<HomeOwn, { kind: "played" }>) {
  if (own.kind === "failed") return <p>Your stats can’t be loaded right now. Reload the page in a minute.</p>;
  if (own.kind === "no-account")
    return (
      <>
        <p>Link your game account to see your last session and your vehicles here.</p>
        <SignInLink to="/wg" className="button mt-12px">
          Link a game account
        </SignInLink>
      </>
    );
  return (
    <>
      <p>No battles uploaded yet. Your sessions appear here after your first upload.</p>
      <a className="button mt-12px" href="/mod">
        Upload battles
      </a>
    </>
  );
}

function Session({ own: { path, when, session, week, lines: rows } }: { own: Extract<HomeOwn, { kind: "played" }> }) {
  const { battles, won, damage, wn8 } = session;
  return (
    <section className="panel" aria-labelledby="own">
      <div className="panel-head pb-8px">
        <h2 className="heading-2" id="own">
          Last session{" "}
          <small>
            {when}, {battles === 1 ? "1 battle" : `${battles} battles`}
          </small>
        </h2>
        <a className="text-link text-13" href={path}>
          My page
        </a>
      </div>
      <div className="flex gap-16px items-end px-16px pb-12px">
        <p className="flex gap-10px items-end mr-auto">
          <b className={`large-stat text-44 ${wn8?.level ? LEVEL_COLOURS[wn8.level] : ""}`}>{wn8?.text ?? "–"}</b>
          <span className="text-12 leading-[1.4]">
            <span className="block color-text-3">WN8</span>
            <span className={wn8?.level ? LEVEL_COLOURS[wn8.level] : "color-text-3"}>
              {!wn8 ? "Not known" : wn8.level ? wn8.label : "Too few to tell"}
            </span>
          </span>
        </p>
        {fact("Won", `${won} of ${battles}`)}
        {damage !== null && fact("Damage", damage)}
      </div>
      {lines(rows, path, week ? "Last 7 days" : "All battles uploaded here")}
      <div className="panel-foot">
        <a className="text-link" href={`${path}/vehicles`}>
          All my vehicles
        </a>
      </div>
    </section>
  );
}

const fact = (label: string, value: string) => (
  <p className="text-13 text-right leading-[1.4]">
    <span className="block color-text-3 text-12">{label}</span>
    <b className="font-600 whitespace-nowrap">{value}</b>
  </p>
);

/** A vehicle's own page of the player: the short name, since there is no room for long ones. */
const vehicleLink = ({ id, tier, type, name, shortName }: LinkedVehicle, path: string) => (
  <a className="home-own-vehicle" href={`${path}/vehicles/${id}`} title={name}>
    <TierBadge tier={tier} />
    <ClassIcon type={type} />
    <span>{shortName}</span>
  </a>
);

function lines(rows: readonly OwnLine[], path: string, caption: string) {
  return (
    <table className="home-table home-own-table">
      <HeadRow heads={[caption, "Battles", "Won", "WN8"]} />
      <tbody>
        {rows.map(({ vehicle, battles, won, wn8 }) => (
          <tr key={vehicle?.id ?? "all"}>
            <th scope="row">{vehicle ? vehicleLink(vehicle, path) : <b className="font-600">All vehicles</b>}</th>
            <td>{battles}</td>
            <td>{won}</td>
            <td>{wn8Value(wn8)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const wn8Value = (wn8: OwnWn8 | null) =>
  wn8 ? (
    <b className={`font-600 ${wn8.level ? LEVEL_COLOURS[wn8.level] : "color-text-2"}`} title={wn8.label}>
      {wn8.text}
    </b>
  ) : (
    <Unknown />
  );

/** Whom the visitor follows in the account, with their last week, in a line. */
export function FollowedLine({ players }: { players: readonly HomeFollowed[] }) {
  return (
    <section className="panel home-on-now" aria-labelledby="followed">
      <h2 className="heading-2 flex-none" id="followed">
        Following
      </h2>
      <div>
        {players.map(({ accountId, nickname, href, wn8, when }) => (
          <a key={accountId} href={href}>
            <b>{nickname}</b>
            {wn8 && <span title={`WN8 of 7 days: ${wn8.label}`}>{wn8Value(wn8)}</span>}
            {when !== "" && <span className="note">{when}</span>}
          </a>
        ))}
      </div>
      <a className="text-link py-10px" href="/accounts">
        All
      </a>
    </section>
  );
}

/** As many as the panel has room for. */
const MAX_KNOWN = 8;

function PlayerSearch() {
  return (
    <section className="panel" aria-labelledby="own">
      <PanelHead id="own" title="Your stats" />
      <div className="panel-body">
        <search aria-label="Your stats">
          <form className="flex flex-wrap gap-8px" action="/accounts">
            <label className="field flex-1 min-w-108px">
              <i className="i-lucide-user-round" />
              <span className="sr-only">Your nickname</span>
              <input
                type="search"
                name="q"
                placeholder="Nickname"
                minLength={3}
                maxLength={24}
                required
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
              />
            </label>
            <select className="field select-field" name="region" aria-label="Region" defaultValue="eu">
              {REGIONS.map((region) => (
                <option key={region} value={region} title={REGION_LABELS[region]}>
                  {REGION_SHORT_LABELS[region]}
                </option>
              ))}
            </select>
            <button type="submit" className="button tablet:lt-landscape:w-full">
              Look up
            </button>
          </form>
        </search>
        <p className="mt-12px color-text-2 text-13">
          <SignInLink>Sign in</SignInLink> to see your last session and vehicles here.
        </p>
        <KnownPlayers />
      </div>
    </section>
  );
}

/** Where to begin for who knows nobody yet. */
const WAYS = [
  { href: PLAYERS_PATH, label: "Leaderboard of players" },
  { href: COMPARE_PLAYERS_PATH, label: "Compare two players" },
  { href: CLANS_PATH, label: "Find a clan" },
];

/** Players whom the visitor follows or looked at, in this browser. */
function KnownPlayers() {
  const { followed, viewed, read } = useKnownPlayers();
  useEffect(read, [read]);
  const ids = new Set(followed.map(({ accountId }) => accountId));
  const known = [...followed, ...viewed.filter(({ accountId }) => !ids.has(accountId))].slice(0, MAX_KNOWN);
  if (known.length === 0)
    return (
      <ul className="mt-16px mx--16px mb--16px lt-tablet:hidden">
        {WAYS.map(({ href, label }) => (
          <li key={href} className="border-t border-t-grid">
            <a className="flex items-center min-h-44px px-16px text-13 hover:color-wg-accent" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    );
  return (
    <nav className="mt-16px" aria-label="Followed and recently viewed">
      <h3 className="note mb-6px">Followed and recently viewed</h3>
      <ul className="flex flex-wrap gap-6px">
        {known.map((player) => (
          <li key={player.accountId}>
            <a className="chip" href={playerPath(player)}>
              {player.nickname}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
