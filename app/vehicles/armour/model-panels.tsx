import type { poseLimits } from "#app/game/armour/ray.ts";
import { HEIGHTS, type layersView, type ModelLook } from "./model-words.ts";
import { Slider } from "./shooter-bar.tsx";
import { ShotSteps, shotClass } from "./shot-panels.tsx";

interface SlidersProps {
  look: ModelLook;
  limits: NonNullable<ReturnType<typeof poseLimits>>;
  turn(change: Partial<ModelLook>): void;
}

/** The pose as numbers. */
export function Sliders({ look, limits, turn }: SlidersProps) {
  const slider = (label: string, key: keyof ModelLook, [min, max]: readonly [number, number]) => (
    <Slider
      label={label}
      unit="°"
      min={Math.ceil(min)}
      max={Math.floor(max)}
      marks={[]}
      value={look[key]}
      set={(value) => turn({ ...look, [key]: value })}
    />
  );
  return (
    <div className="model-sliders">
      {slider("Turn", "turn", [-179, 180])}
      {slider("Height", "height", HEIGHTS)}
      {slider("Turret", "turret", limits.turret ?? [-179, 180])}
      {slider("Gun", "gun", limits.gun)}
      {limits.hull && slider("Hull", "hull", limits.hull)}
    </div>
  );
}

/** One shot in words. @param misses whether it meets nothing */
export function Layers({ view, misses }: { view: ReturnType<typeof layersView>; misses: boolean }) {
  return (
    <section className="panel" aria-labelledby="layers">
      <div className="panel-head pb-0">
        <h2 className="heading-2" id="layers">
          One shot, layer by layer
        </h2>
      </div>
      <p className="note px-16px">{view.about}</p>
      <p className="sr-only" role="status">
        {view.spoken}
      </p>
      <ol className="shot-steps">
        <ShotSteps steps={view.steps} />
        <li className="shot-sum">
          <span>
            <b>Chance to penetrate</b>
            {view.chance ? (
              <small className={`shot-word ${shotClass(view.chance)}`}>
                <i />
                {view.chance.word}
              </small>
            ) : (
              <small>{misses ? "Misses the vehicle" : "No armour behind"}</small>
            )}
          </span>
          <span className="shot-chance">{view.chance?.text ?? "–"}</span>
        </li>
      </ol>
      {view.without !== "" && <p className="panel-foot">{view.without}</p>}
    </section>
  );
}
