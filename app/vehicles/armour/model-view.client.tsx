import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { NotFetchedSection } from "#app/components/hydration/lazy-component.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { LEVELS, type ShotQuery } from "#app/game/armour/aim.ts";
import { boundsOf, facesOf } from "#app/game/armour/camera.ts";
import { type ArmourModel, armourModelPath, decodeArmourModel } from "#app/game/armour/mesh.ts";
import { fittedParts, jointsOf, type MetLayer, placeParts, poseLimits } from "#app/game/armour/ray.ts";
import { penetrationAt } from "#app/game/charts/shot.ts";
import { shellLabels } from "#app/game/model/enumerations/shell-kinds.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Shooter } from "./load-shooter.ts";
import { Layers, Sliders } from "./model-panels.tsx";
import type { ModelScene } from "./model-renderer.ts";
import { ModelStage, type StageControls } from "./model-stage.tsx";
import {
  around,
  FIRST_LOOK,
  HEIGHTS,
  layersTexts,
  limited,
  type ModelLook,
  readLook,
  thicknessBands,
  within,
  writeLook,
} from "./model-text.ts";
import { shellAt } from "./shot-content.ts";
import { shotClass } from "./shot-panels.tsx";

export interface ModelProps {
  vehicle: FullVehicle;
  shooter: Shooter;
  query: ShotQuery;
  set(change: Partial<ShotQuery>): void;
}

/** The vehicle's shape in the colours of a shot, with one ray described in text. */
export function ModelView(props: ModelProps) {
  const model = useModel(props.vehicle.id);
  if (model === "missing") return <NotFetchedSection />;
  return model && <Model {...props} model={model} />;
}

/** Null while it is on its way. */
function useModel(id: number): ArmourModel | null | "missing" {
  const [model, setModel] = useState<ArmourModel | null | "missing">(null);
  useEffect(() => {
    let mounted = true;
    readModel(id).then(
      (found) => mounted && setModel(found),
      () => mounted && setModel("missing"),
    );
    return () => {
      mounted = false;
    };
  }, [id]);
  return model;
}

/** @throws where there is none, or one that is damaged */
async function readModel(id: number): Promise<ArmourModel> {
  const text = (await documentsOf(null)<string>(armourModelPath(id))) ?? "";
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return decodeArmourModel(new Uint8Array(await new Response(bytes).arrayBuffer()));
}

const METRIC_LABELS = { chance: "Chance", effective: "Effective", thickness: "Thickness" } as const;
/** ms until a look is in the address. */
const PAUSE = 300;
/** ms until a model that was dragged rests. */
const REST = 120;

function Model({ vehicle, shooter, query, set, model }: ModelProps & { model: ArmourModel }) {
  const { modules, name, slug, top } = vehicle;
  const [wanted, setWanted] = useState(() => readLook(query.look));
  const [dragged, setDragged] = useState<ModelLook | null>(null);
  const [metric, setMetric] = useState<ModelScene["metric"]>("chance");
  const [aims, setAims] = useState(false);
  const [layers, setLayers] = useState<MetLayer[]>([]);
  const controls = useRef<StageControls>(null);
  const fitted = useMemo(() => fittedParts(model, top.modules), [model, top]);
  const joints = useMemo(() => jointsOf(modules, top.modules), [modules, top]);
  const pose = useMemo(() => {
    const limits = poseLimits(modules, top.modules, wanted.turret);
    return limits && { limits, look: limited(wanted, limits) };
  }, [modules, top, wanted]);
  const look = useMemo(() => {
    const limits = dragged && poseLimits(modules, top.modules, dragged.turret);
    return limits ? limited(dragged, limits) : (pose?.look ?? wanted);
  }, [modules, top, dragged, pose, wanted]);
  const { turret, gun, hull } = look;
  const parts = useMemo(
    () => (joints ? placeParts(fitted, joints, { turret, gun, hull }) : []),
    [fitted, joints, turret, gun, hull],
  );
  const bounds = useMemo(() => boundsOf(joints ? placeParts(fitted, joints, FIRST_LOOK) : []), [fitted, joints]);
  const faces = useMemo(() => facesOf(fitted), [fitted]);
  const written = writeLook(pose?.look ?? wanted);
  const keep = useRef(set);
  keep.current = set;
  useEffect(() => {
    if (written === query.look) return;
    const timer = setTimeout(() => keep.current({ look: written }), PAUSE);
    return () => clearTimeout(timer);
  }, [written, query.look]);
  const at = shellAt(shooter.shells, query.shell);
  const shell = shooter.shells[at];
  const label = shellLabels(shooter.shells)[at] ?? "";
  const texts = useMemo(
    () => shell && layersTexts(shell, label, query.distance, layers),
    [shell, label, query.distance, layers],
  );
  const turn = useCallback((change: Partial<ModelLook>) => setWanted((before) => changed(before, change)), []);
  // While a finger turns it nothing but the model is drawn; numbers and address follow when it rests.
  const drag = (change: Partial<ModelLook>) => setDragged(changed(look, change));
  useEffect(() => {
    if (!dragged) return;
    const timer = setTimeout(() => {
      setWanted(dragged);
      // A slow machine may have taken a further step that is not drawn yet.
      setDragged((last) => (last === dragged ? null : last));
    }, REST);
    return () => clearTimeout(timer);
  }, [dragged]);
  const sliders = useMemo(() => pose && <Sliders {...pose} turn={turn} />, [pose, turn]);
  const steps = useMemo(() => texts && <Layers texts={texts} misses={layers.length === 0} />, [texts, layers]);
  if (!shell || !texts || !pose || parts.length === 0) return null;
  const save = () =>
    controls.current?.save(`${slug}-armour.png`, [
      `${name}: ${label} of the ${shooter.name}, ${query.distance} m`,
      ...(model.testBody ? ["Test body, not the vehicle’s shape"] : []),
    ]);
  return (
    <div className="armour-columns">
      <section className="panel model" aria-labelledby="model">
        <PanelHead id="model" title="Armour model">
          {model.testBody && <span className="chip">Test body, not the vehicle’s shape</span>}
          {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, of which one is on */}
          <div className="segmented ml-auto" role="group" aria-label="Colours of the model">
            {Object.entries(METRIC_LABELS).map(([key, text]) => (
              <button
                key={key}
                type="button"
                aria-pressed={key === metric}
                aria-current={key === metric ? "true" : undefined}
                onClick={() => setMetric(key as ModelScene["metric"])}
              >
                {text}
              </button>
            ))}
          </div>
        </PanelHead>
        <div className="model-frame">
          <ModelStage
            label={`Armour model of the ${name}`}
            parts={parts}
            faces={faces}
            bounds={bounds}
            look={look}
            turn={turn}
            drag={drag}
            aims={aims}
            shell={shell}
            distance={query.distance}
            metric={metric}
            read={setLayers}
            controls={controls}
          />
          <div className="model-buttons">
            {(
              [
                ["Zoom in", "i-lucide-plus", () => controls.current?.zoom(1.5)],
                ["Zoom out", "i-lucide-minus", () => controls.current?.zoom(1 / 1.5)],
                ["Save the picture", "i-lucide-download", save],
                ["Drag turns turret and gun", "i-lucide-crosshair", () => setAims(!aims), aims],
              ] as const
            ).map(([text, icon, act, pressed]) => (
              <button
                key={text}
                type="button"
                className="button button-icon button-icon-small"
                aria-label={text}
                title={text}
                aria-pressed={pressed}
                onClick={act}
              >
                <i className={icon} />
              </button>
            ))}
          </div>
        </div>
        {sliders}
        <ul className="shot-key" aria-label="Colours of the model">
          {legend(metric, penetrationAt(shell, query.distance)).map(({ text, from, level }) => (
            <li key={text} className={shotClass({ level: level as 0, ricochet: false })}>
              <i />
              {text} {from !== "" && <span>{from}</span>}
            </li>
          ))}
          <li className="shot-0 shot-ricochet">
            <i />
            Ricochets
          </li>
        </ul>
        <p className="panel-foot" id="model-keys">
          You look along the shot. Drag to turn, pinch or scroll to zoom, tap for the layers.
          <span className="no-phone">
            {" "}
            Keys: arrows turn, with Shift turret and gun, + and − zoom, W A S D move the mark.
          </span>
        </p>
      </section>
      {steps}
    </div>
  );
}

function changed(look: ModelLook, change: Partial<ModelLook>): ModelLook {
  const next = { ...look, ...change };
  return { ...next, turn: around(next.turn), height: within(next.height, HEIGHTS) };
}

interface LegendEntry {
  text: string;
  /** "50%+"; empty without a bound. */
  from: string;
  /** Of the colour. */
  level: number;
}

function legend(metric: ModelScene["metric"], full: number): LegendEntry[] {
  if (metric === "chance")
    return LEVELS.map(({ label, from }, level) => ({
      text: label,
      from: from > 0 ? `${from}%+` : "",
      level,
    })).toReversed();
  const bands = thicknessBands(full);
  return [
    ...bands.toReversed().map((max) => ({ text: `Up to ${max} mm`, from: "", level: bands.indexOf(max) + 1 })),
    { text: "More", from: "", level: 0 },
  ];
}
