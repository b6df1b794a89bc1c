import type { ReactNode } from "react";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import type { BattleOutcome } from "#app/game/battles/battle-record.ts";
import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { formatNumber, NOT_KNOWN } from "#app/game/stats/format.ts";
import { assistedOf, masteryText, nameOfTag } from "#app/game/video/battle-values.ts";
import { clockText } from "#app/game/video/clock.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import type { ReplayVehicles } from "../known-vehicles.ts";

/** How a battle ended, as the client numbers it. */
export const ENDINGS: Readonly<Record<number, string>> = { 1: "Team destroyed", 2: "Base captured", 3: "Time’s up" };

const OUTCOME_COLOURS: Record<BattleOutcome, string> = { win: "color-wg-good", loss: "color-wg-awful", draw: "" };

export function OutcomeWord({ outcome }: { outcome: BattleOutcome }) {
  return <b className={OUTCOME_COLOURS[outcome]}>{OUTCOME_LABELS[outcome]}</b>;
}

/** The battle in one row: its description and the player's own stats. */
export function BattleSummary({ replay, vehicles }: { replay: Replay; vehicles: ReplayVehicles }) {
  const { end, missing } = replay;
  const vehicle = vehicles.ofReplay(replay);
  const facts = [
    end ? clockText(end.duration) : null,
    end?.finishReason ? (ENDINGS[end.finishReason]?.toLowerCase() ?? null) : null,
    `client ${replay.clientVersion ?? "not known"}${replay.region === "" ? "" : ` ${replay.region}`}`,
    `${formatDate(replay.playedAt.slice(0, 10))}, ${replay.playedAt.slice(11, 16)}`,
  ];
  return (
    <section className="panel panel-wide battle-summary" aria-label="Your battle">
      <div className="p-16px min-w-0 text-13">
        <p className="flex flex-wrap gap-x-8px items-baseline mb-8px">
          {end && <OutcomeWord outcome={end.own.outcome} />}
          <span className="note">{facts.filter((fact) => fact !== null).join(", ")}</span>
        </p>
        {vehicle ? <VehicleLink vehicle={vehicle} /> : <b>{nameOfTag(replay.vehicle.tag)}</b>}
        {missing !== null && (
          <p className="note mt-8px">
            {missing === "left"
              ? "You left before the end, so this file has no results."
              : "The results in this file are in an unknown format."}
          </p>
        )}
      </div>
      {end && (
        <dl className="battle-stats">
          <Stat label="Damage">{statValue(end.own.damageDealt)}</Stat>
          <Stat label="Assisted">{statValue(assistedOf(end.own))}</Stat>
          <Stat label="Blocked">{statValue(end.own.damageBlocked)}</Stat>
          <Stat label="Kills">{statValue(end.own.kills)}</Stat>
          <Stat label="Hits" of={end.own.shots}>
            {statValue(end.own.hits)}
          </Stat>
          <Stat label="Base XP">{statValue(end.own.baseXp)}</Stat>
        </dl>
      )}
      {end && <Further replay={replay} />}
    </section>
  );
}

function Stat({ label, of = null, children }: { label: string; of?: number | null; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="large-stat">
        {children}
        {of !== null && <small>of {formatNumber(of)}</small>}
      </dd>
    </div>
  );
}

function Further({ replay: { end } }: { replay: Replay }) {
  if (!end) return null;
  const { own, earned } = end;
  const marks =
    own.marks === null ? null : `${own.marks}${own.markPercentage === null ? "" : ` (${own.markPercentage}%)`}`;
  const rows: { label: string; value: string | null }[] = [
    { label: "Penetrations", value: text(own.penetrations) },
    { label: "Damage received", value: text(own.damageReceived) },
    { label: "Spotted", value: text(own.spotted) },
    { label: "By spotting", value: text(own.assistedBySpotting) },
    { label: "By tracking", value: text(own.assistedByTracking) },
    { label: "By stun", value: text(own.assistedByStun) },
    { label: "Capture points", value: text(own.capturePoints) },
    { label: "Defence points", value: text(own.defencePoints) },
    { label: "Time in battle", value: own.lifeTime === null ? null : clockText(own.lifeTime) },
    { label: "Mark of mastery", value: own.mastery === 0 ? "None" : masteryText(own.mastery) },
    { label: "Marks of excellence", value: marks },
    { label: "XP earned", value: text(earned.xp) },
    { label: "Credits earned", value: text(earned.credits) },
  ];
  return (
    <details className="video-more">
      <summary>
        All your results
        <i className="i-lucide-chevron-down" />
      </summary>
      <dl className="battle-further">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value === null ? "not-known" : ""}>{value ?? NOT_KNOWN}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const text = (value: number | null) => (value === null ? null : formatNumber(value));

const statValue = (value: number | null) =>
  value === null ? <span className="not-known text-13">{NOT_KNOWN}</span> : formatNumber(value);
