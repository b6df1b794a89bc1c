import { PanelHead } from "#app/components/panel-head.tsx";
import type { AngleRange, PoseLimits } from "#app/game/armour/ray.ts";
import { HEIGHTS, type layersTexts, type ModelLook } from "./model-text.ts";
import { Slider } from "./shooter-bar.tsx";
import { ShotSteps, shotClass } from "./shot-panels.tsx";

interface SlidersProps {
  look: ModelLook;
  limits: PoseLimits;
  turn(change: Partial<ModelLook>): void;
}

const ALL_ROUND: AngleRange = { min: -179, max: 180 };

/** The pose as numbers. */
export function Sliders({ look, limits, turn }: SlidersProps) {
  const slider = (label: string, key: keyof ModelLook, { min, max }: AngleRange) => (
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
      {slider("Turn", "turn", ALL_ROUND)}
      {slider("Height", "height", HEIGHTS)}
      {slider("Turret", "turret", limits.turret ?? ALL_ROUND)}
      {slider("Gun", "gun", limits.gun)}
      {limits.hull && slider("Hull", "hull", limits.hull)}
    </div>
  );
}

/** One shot in words. @param misses whether it meets nothing */
export function Layers({ texts, misses }: { texts: ReturnType<typeof layersTexts>; misses: boolean }) {
  return (
    <section className="panel" aria-labelledby="layers">
      <PanelHead id="layers" title="One shot, layer by layer" className="panel-head pb-0" />
      <p className="note px-16px">{texts.about}</p>
      <p className="sr-only" role="status">
        {texts.spoken}
      </p>
      <ol className="shot-steps">
        <ShotSteps steps={texts.steps} />
        <li className="shot-sum">
          <span>
            <b>Chance to penetrate</b>
            {texts.chance ? (
              <small className={`shot-label ${shotClass(texts.chance)}`}>
                <i />
                {texts.chance.label}
              </small>
            ) : (
              <small>{misses ? "Misses the vehicle" : "No armour behind"}</small>
            )}
          </span>
          <span className="shot-chance">{texts.chance?.text ?? "–"}</span>
        </li>
      </ol>
      {texts.without !== "" && <p className="panel-foot">{texts.without}</p>}
    </section>
  );
}
