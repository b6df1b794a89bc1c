import { type AimShell, LEVELS, type Level, levelOf, MAX_ANGLE, type ShotQuery } from "#app/game/armour/aim.ts";
import { type NamedPlate, type PlateSide, SIDE_LABELS } from "#app/game/armour/plates.ts";
import { DEFAULT_ROLL, evenAngle, type Shot, shootPlate } from "#app/game/armour/shot.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { Shooter } from "./load-shooter.ts";

/** A chance in number, word and colour. */
export interface PenetrationChance {
  /** "94%". */
  text: string;
  /** "Likely", "Ricochets". */
  label: string;
  /** Of its bar, per cent. */
  share: number;
  level: Level;
  ricochet: boolean;
}

/** One step of a shell's path, in words. */
export interface ShotStepText {
  label: string;
  about: string;
  value: string;
  unit: string;
  /** It decides. */
  decides: boolean;
}

export const stepText = (label: string, value: string, about: string, unit = "", decides = false): ShotStepText => ({
  label,
  value,
  about,
  unit,
  decides,
});

/** One shot, step by step. */
export interface OneShot {
  title: string;
  about: string;
  steps: ShotStepText[];
  chance: PenetrationChance;
  average: string;
  damage: string;
  perMinute: string;
  /** The reload of a shot; empty where it is not known. */
  reload: string;
  limit: string;
  /** What is not calculated for such a shell; empty for most. */
  left: string;
}

export const mm = (value: number) => formatNumber(value, 1, 0);
export const whole = (value: number) => formatNumber(value, 0, 0);

export function penetrationChance({ end, chance }: Pick<Shot, "end" | "chance">): PenetrationChance {
  const level = levelOf(chance);
  const ricochet = end === "ricochet";
  return { text: `${chance}%`, label: ricochet ? "Ricochets" : LEVELS[level].label, share: chance, level, ricochet };
}

export function limitText(angle: number | null): string {
  if (angle === null) return "None";
  return angle >= MAX_ANGLE ? "Any" : `${whole(angle)}°`;
}

export const lower = (side: PlateSide) => `the ${SIDE_LABELS[side].toLowerCase()}`;

/** @param label of the shell */
export function oneShot(
  { side, thickness }: NamedPlate,
  shell: AimShell,
  label: string,
  { rate, reload }: Shooter,
  { angle, distance }: ShotQuery,
): OneShot {
  const shot = shootPlate(shell, thickness, angle, distance);
  // What HE does outside a plate it does not penetrate is not known.
  const average = shell.kind === "HE" && shot.chance < 100 ? null : (shell.damage * shot.chance) / 100;
  return {
    title: `${label} into ${lower(side)}`,
    about: `${label}, ${mm(thickness)} mm plate, ${angle}°, ${whole(distance)} m`,
    steps: shotStepTexts(shot, shell, label, thickness, angle),
    chance: penetrationChance(shot),
    average: average === null ? "–" : whole(average),
    damage: whole(shell.damage),
    perMinute: rate === null || average === null ? "–" : whole(average * rate),
    reload: reload === null ? "" : `${formatNumber(reload, 1, 1)} s reload`,
    limit: limitText(evenAngle(shell, thickness, distance)),
    left: average === null ? "HE that bursts outside still does some damage, which isn’t calculated here." : "",
  };
}

function shotStepTexts(shot: Shot, shell: AimShell, label: string, thickness: number, angle: number): ShotStepText[] {
  const [step] = shot.steps;
  if (!step) return [];
  const { calibre, ricochet } = shell;
  const plate = mm(thickness);
  const turn = step.normalisation ?? 0;
  const met = Math.max(0, angle - turn);
  const spare = shot.remaining - shot.effective;
  const solid = shell.kind === "AP" || shell.kind === "APCR";
  return [
    stepText("Penetration", mm(shot.full), powerText(shell, shot.full), "mm", shot.full === 0),
    stepText(
      "Ricochet",
      step.ricochet ? "Yes" : "No",
      step.overmatch
        ? `Never here: ${mm(calibre)} mm is more than 3 × ${plate}`
        : ricochet === null
          ? `Never: ${label} bursts on the plate`
          : step.ricochet
            ? `From ${mm(ricochet)}°`
            : `Only from ${mm(ricochet)}°`,
      "",
      step.ricochet || (step.overmatch && angle >= (ricochet ?? 90)),
    ),
    ...(solid
      ? [
          stepText(
            "Calibre rule",
            step.calibreRule ? "Yes" : "No",
            `${mm(calibre)} mm ${step.calibreRule ? "is" : "isn’t"} more than 2 × ${plate}`,
            "",
            step.calibreRule,
          ),
        ]
      : []),
    stepText(
      "Normalisation",
      turn === 0 ? "None" : `−${formatNumber(turn, 1, 0)}°`,
      turn === 0 ? `${label} doesn’t turn to the plate` : `${angle}° becomes ${formatNumber(met, 1, 0)}°`,
    ),
    stepText("Effective thickness", mm(shot.effective), `${plate} mm ÷ cos ${formatNumber(met, 1, 0)}°`, "mm"),
    stepText(spare >= 0 ? "To spare" : "Short by", mm(Math.abs(spare)), rollText(shell, shot.full), "mm"),
  ];
}

/** How penetration changes on the way. @param full at the distance, mm */
export function powerText({ penetration, penetrationFar, maxDistance }: AimShell, full: number): string {
  if (full === 0) return `Flies ${whole(maxDistance)} m at most`;
  return penetration === penetrationFar
    ? "The same at any distance"
    : `${mm(penetration)} up to 100 m, ${mm(penetrationFar)} at 500 m`;
}

export function rollText({ roll = DEFAULT_ROLL }: AimShell, full: number): string {
  if (roll === 0) return "Its penetration doesn’t vary";
  return `Each shell rolls ±${whole(100 * roll)}%: ${whole(full * (1 - roll))} to ${whole(full * (1 + roll))} mm`;
}
