import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { onColourChange } from "#app/components/colour-mode/colour-change.ts";
import { saveFile } from "#app/components/export/save-or-copy.ts";
import { colourReader, newPicture, PNG, pngOf } from "#app/components/picture/canvas.ts";
import { type AimShell, levelOf } from "#app/game/armour/aim.ts";
import {
  type ArmourFace,
  type ModelBounds,
  type ModelCamera,
  rayAt,
  scaleOf,
  seenFaces,
} from "#app/game/armour/camera.ts";
import { layersAlong, type MetLayer, type PlacedPart, shootAlong } from "#app/game/armour/ray.ts";
import { penetrationAt } from "#app/game/charts/shot.ts";
import { clampedTo, gestureStep, useGestures } from "./model-gestures.ts";
import { createRenderer, type ModelRenderer, type ModelScene } from "./model-renderer.ts";
import { faceText, type ModelLook, thicknessBands } from "./model-text.ts";
import { shotClass } from "./shot-panels.tsx";

/** The part of the view that is not in the address: its zoom and its centre. */
type Sight = Pick<ModelCamera, "zoom" | "centre">;

export interface StageControls {
  zoom(by: number): void;
  /** @param lines under the picture */
  save(file: string, lines: readonly string[]): void;
}

interface ModelStageProps {
  label: string;
  parts: readonly PlacedPart[];
  faces: readonly ArmourFace[];
  bounds: ModelBounds;
  look: ModelLook;
  turn(change: Partial<ModelLook>): void;
  /** The same many times a second. */
  drag(change: Partial<ModelLook>): void;
  /** Whether a drag turns the turret and its gun. */
  aims: boolean;
  shell: AimShell;
  /** m */
  distance: number;
  metric: ModelScene["metric"];
  /** Called with the layers that the marked ray meets, once nothing moves. */
  read(layers: MetLayer[]): void;
  controls: Ref<StageControls>;
}

/** CSS pixels around the mark that have no figures. */
const MARK = 32;
/** Milliseconds without a change until figures are written on faces. */
const STILL = 160;
const TOKENS = [
  "--shot-0",
  "--shot-1",
  "--shot-2",
  "--shot-3",
  "--shot-4",
  "--shot-0-text",
  "--shot-3-text",
  "--surface-4",
];

interface FaceLabel {
  at: readonly [x: number, y: number];
  text: string;
  className: string;
}

/** The picture of the vehicle. It is drawn when something has changed, and never else. */
export function ModelStage(props: ModelStageProps) {
  const { label, parts, faces, bounds, look, turn, drag, aims, shell, distance, metric, read, controls } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<ModelRenderer | null>(null);
  const [works, setWorks] = useState<boolean | null>(null);
  const [size, setSize] = useState<ModelCamera["size"]>([0, 0]);
  const [sight, setSight] = useState<Sight>({ zoom: 1, centre: [0, 0] });
  const [mark, setMark] = useState<readonly [x: number, y: number]>([0.5, 0.5]);
  const [colours, setColours] = useState<number[]>([]);
  const [labels, setLabels] = useState<{ of: ModelScene | null; all: FaceLabel[] }>({ of: null, all: [] });
  const { turn: around, height } = look;
  const scene = useMemo((): ModelScene => {
    const full = penetrationAt(shell, distance);
    return {
      parts,
      bounds,
      camera: { turn: around, height, ...sight, size },
      shell,
      full,
      metric,
      bands: metric === "chance" ? [5, 25, 75, 95] : thicknessBands(full).map((value) => -value),
      colours,
    };
  }, [parts, bounds, around, height, sight, size, shell, distance, metric, colours]);
  const { camera } = scene;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const begin = () => {
      renderer.current = createRenderer(element);
      setWorks(renderer.current !== null);
    };
    const lose = (event: Event) => {
      event.preventDefault();
      renderer.current = null;
      setWorks(false);
    };
    const measure = () => setSize([element.clientWidth, element.clientHeight]);
    const paint = () => {
      const colour = colourReader();
      setColours(
        TOKENS.flatMap((token) =>
          (colour(token).match(/[\d.]+/g) ?? []).slice(0, 3).map((channel) => Number(channel) / 255),
        ),
      );
    };
    begin();
    measure();
    paint();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const endColours = onColourChange(paint);
    element.addEventListener("webglcontextlost", lose);
    element.addEventListener("webglcontextrestored", begin);
    return () => {
      sizes.disconnect();
      endColours();
      element.removeEventListener("webglcontextlost", lose);
      element.removeEventListener("webglcontextrestored", begin);
      renderer.current?.dispose();
    };
  }, []);

  useEffect(() => {
    if (!works || size[0] === 0 || colours.length !== 3 * TOKENS.length) return;
    const frame = requestAnimationFrame(() => renderer.current?.draw(scene, devicePixelRatio, true));
    const timer = setTimeout(() => {
      renderer.current?.draw(scene, devicePixelRatio, false);
      setLabels({ of: scene, all: labelsOf(scene, distance, faces) });
    }, STILL);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [scene, works, size, colours, distance, faces]);

  useEffect(() => {
    if (size[0] === 0) return;
    const timer = setTimeout(() => {
      read(layersAlong(parts, rayAt(bounds, camera, mark[0] * size[0], mark[1] * size[1])));
    }, STILL);
    return () => clearTimeout(timer);
  }, [parts, bounds, camera, mark, size, read]);

  const zoomAt = (by: number, x: number, y: number) =>
    setSight((before) => {
      const zoom = Math.min(8, Math.max(1, before.zoom * by));
      const [now, then] = [before, { zoom }].map((view) => scaleOf(bounds, { ...camera, zoom: view.zoom })) as [
        number,
        number,
      ];
      const kept = (centre: number, from: number) =>
        zoom === 1 ? 0 : clampedTo(centre + from / now - from / then, bounds.radius);
      return {
        zoom,
        centre: [kept(before.centre[0], x - size[0] / 2), kept(before.centre[1], size[1] / 2 - y)],
      };
    });
  const zoomAtMark = (by: number) => zoomAt(by, mark[0] * size[0], mark[1] * size[1]);

  useImperativeHandle(controls, () => ({
    zoom: zoomAtMark,
    async save(file, lines) {
      const element = canvas.current;
      if (!element || !renderer.current) return;
      // A drawn picture is only there until the end of the task.
      renderer.current.draw(scene, Math.max(2, devicePixelRatio), false);
      const { canvas: picture, context, write, colour } = newPicture(size[0], size[1] + 24 + 22 * lines.length);
      context.drawImage(element, 0, 0, size[0], size[1]);
      renderer.current.draw(scene, devicePixelRatio, false);
      context.textAlign = "center";
      for (const { at, text, className } of labelsOf(scene, distance, faces)) {
        write(text, at[0], at[1], { size: 14, weight: 650, token: `--${className.slice(0, 6)}-text` });
      }
      context.textAlign = "left";
      context.fillStyle = colour("--border");
      context.fillRect(0, size[1], size[0], 1);
      lines.forEach((line, at) => {
        const token = at === 0 ? "--text" : "--text-2";
        write(line, 16, size[1] + 24 + 22 * at, { size: 13, token, width: size[0] - 32 });
      });
      saveFile(file, await pngOf(picture), PNG);
    },
  }));

  const gestures = useGestures({ look, turn: drag, aims, zoomAt, mark: (x, y) => setMark([x / size[0], y / size[1]]) });
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = gestureStep(event.key);
    if (step && event.shiftKey) turn({ turret: look.turret + 2 * step[0], gun: look.gun - step[1] });
    else if (step) turn({ turn: look.turn + 5 * step[0], height: look.height - 5 * step[1] });
    else if (event.key === "+" || event.key === "=") zoomAtMark(1.25);
    else if (event.key === "-") zoomAtMark(0.8);
    else if (event.key === "Enter" || event.key === " ") setMark([...mark]);
    else if ("wasd".includes(event.key.toLowerCase())) {
      const [x, y] = { w: [0, -1], a: [-1, 0], s: [0, 1], d: [1, 0] }[event.key.toLowerCase() as "w"] as [
        number,
        number,
      ];
      setMark([clampedTo(mark[0] + 0.02 * x - 0.5, 0.5) + 0.5, clampedTo(mark[1] + 0.02 * y - 0.5, 0.5) + 0.5]);
    } else return;
    event.preventDefault();
  };
  const stage = useRef<HTMLDivElement>(null);
  const wheel = useRef<(event: WheelEvent) => void>(() => undefined);
  wheel.current = (event) => {
    // The wheel scrolls the page unless the picture has focus.
    if (!event.ctrlKey && document.activeElement !== stage.current) return;
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY / 400), event.offsetX, event.offsetY);
  };
  useEffect(() => {
    const element = stage.current;
    const turnWheel = (event: WheelEvent) => wheel.current(event);
    element?.addEventListener("wheel", turnWheel, { passive: false });
    return () => element?.removeEventListener("wheel", turnWheel);
  }, []);

  return (
    <div
      ref={stage}
      className="model-stage"
      role="application"
      aria-label={label}
      aria-describedby="model-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys turn the model
      tabIndex={0}
      onKeyDown={keys}
      {...gestures}
    >
      <canvas ref={canvas} hidden={works === false} data-drawn={labels.of === scene ? "" : undefined} />
      {works === false && (
        <p className="note">This browser can’t draw the model. All that is said below holds without it.</p>
      )}
      {works &&
        labels.of === scene &&
        labels.all
          .filter(({ at: [x, y] }) => Math.hypot(x - mark[0] * size[0], y - mark[1] * size[1]) > MARK)
          .map(({ at: [x, y], text, className }) => (
            <span
              key={`${x} ${y}`}
              aria-hidden="true"
              className={`model-value ${className}`}
              style={{ left: x, top: y }}
            >
              {text}
            </span>
          ))}
      {works && (
        <i className="model-mark" aria-hidden="true" style={{ left: `${100 * mark[0]}%`, top: `${100 * mark[1]}%` }} />
      )}
    </div>
  );
}

function labelsOf(scene: ModelScene, distance: number, faces: readonly ArmourFace[]): FaceLabel[] {
  const { parts, bounds, camera, shell, metric, bands } = scene;
  return seenFaces(faces, parts, bounds, camera).flatMap(({ at, layers }) => {
    const shot = shootAlong(shell, distance, layers);
    const text = faceText(shot, metric);
    if (text === null) return [];
    const level = metric === "chance" ? levelOf(shot.chance) : bands.filter((band) => -Number(text) >= band).length;
    return [{ at, text, className: shotClass({ level: level as 0, ricochet: false }) }];
  });
}
