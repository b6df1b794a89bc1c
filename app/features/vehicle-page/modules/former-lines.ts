import type { GunFigure, GunView, ShellFigure } from "./guns-view.ts";

const GUN_LABELS: Record<GunFigure, string> = {
  reload: "Reload",
  interval: "Between shots",
  aimTime: "Aiming",
  dispersion: "Dispersion",
};
const SHELL_LABELS: Record<ShellFigure, string> = {
  damage: "damage",
  penetration: "penetration at 100 m",
  penetrationFar: "penetration at 500 m",
  velocity: "velocity",
  dpm: "DPM",
};

/** What was changed of a gun and its shells, a line each: "AP, damage: 390 hp since 2.1.1, was 400". */
export function formerLines({ revised, shells }: GunView): string[] {
  const ofGun = (Object.keys(GUN_LABELS) as GunFigure[]).flatMap((key) =>
    revised[key] ? [`${GUN_LABELS[key]}: ${revised[key]}`] : [],
  );
  const ofShells = shells.flatMap((shell, index) => {
    const isAlone = shells.filter(({ kind }) => kind === shell.kind).length === 1;
    const name = isAlone ? shell.kind : `${shell.kind}, shell ${index + 1}`;
    return (Object.keys(SHELL_LABELS) as ShellFigure[]).flatMap((key) =>
      shell.revised[key] ? [`${name}, ${SHELL_LABELS[key]}: ${shell.revised[key]}`] : [],
    );
  });
  return [...ofGun, ...ofShells];
}
