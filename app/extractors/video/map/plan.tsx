import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { onColourChange } from "#app/components/colour-mode/colour-change.ts";
import { MapSheet, MiniPlan } from "#app/components/map-plan/map-sheet.tsx";
import { colourReader, newCanvas } from "#app/components/picture/canvas.ts";
import type { MapPlan } from "#app/game/maps/map-plan.ts";
import { isLostAt, type PlayedBattle, positionAt } from "#app/game/replays/recording/battle.ts";
import { type FieldBounds, HEAT_SQUARES, type Heat } from "#app/game/replays/recording/heat.ts";
import { clockText } from "#app/game/video/clock.ts";
import { type PlanLayer, paintMoment, paintTracks, type Scene } from "./paint.ts";
import type { BattlePlayer } from "./player.ts";
import "./plan.css";

interface BattlePlanProps {
  battle: PlayedBattle;
  bounds: FieldBounds;
  plan: MapPlan;
  mapName: string;
  player: BattlePlayer;
  at: number;
  layers: readonly PlanLayer[];
  followed: number | null;
  follow: (index: number | null) => void;
  nameOf: (index: number) => string;
  /** Drawn instead of moving objects; null while the battle is played. */
  heat: Heat | null;
  /** Where the scene is left for pictures. */
  sceneOf: RefObject<Scene | null>;
}

/** The map with all that moves on it, on two canvases: one for what stays, one for each frame. */
export function BattlePlan(props: BattlePlanProps) {
  const { battle, bounds, plan, mapName, player, at, layers, followed, follow, nameOf, heat, sceneOf } = props;
  const frame = useRef<HTMLDivElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const moving = useRef<HTMLCanvasElement>(null);
  const width = useWidth(frame);
  const colour = usePageColours();
  const height = (width * plan.height) / plan.width;

  const scene = useMemo((): Scene | null => {
    if (width === 0) return null;
    const { west, east, north } = bounds;
    const scale = width / (east - west);
    return {
      battle,
      width,
      height,
      west,
      north,
      scale,
      point: (x, z) => ({ x: (x - west) * scale, y: (north - z) * scale }),
      colour,
      font: getComputedStyle(document.body).fontFamily,
      layers,
      followed,
      namesAll: width > 420,
      nameOf,
    };
  }, [battle, bounds, width, height, layers, followed, nameOf, colour]);

  useEffect(() => {
    sceneOf.current = scene;
    const context = scene && contextOf(still.current, scene);
    if (!scene || !context) return;
    if (heat) paintHeat(context, scene, heat);
    else paintTracks(context, scene);
  }, [scene, heat, sceneOf]);

  useEffect(() => {
    const context = scene && contextOf(moving.current, scene);
    if (!scene || !context) return;
    if (heat) {
      context.clearRect(0, 0, scene.width, scene.height);
      return;
    }
    return player.onFrame((now) => paintMoment(context, scene, now));
  }, [scene, heat, player]);

  const alive = (isAlly: boolean) => {
    const team = battle.vehicles.filter((vehicle) => vehicle.isAlly === isAlly);
    return `${team.filter((vehicle) => !isLostAt(vehicle, at)).length} of ${team.length}`;
  };
  const label = heat
    ? `Heat map of ${mapName}`
    : `${mapName} at ${clockText(at)}: ${alive(true)} allies and ${alive(false)} enemies alive`;
  return (
    <MapSheet>
      <div
        className="battle-plan"
        ref={frame}
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const found =
            scene && !heat && vehicleNear(scene, player.now, event.clientX - box.left, event.clientY - box.top);
          if (found !== null && found !== false) follow(found === followed ? null : found);
        }}
      >
        <MiniPlan plan={plan} />
        <canvas ref={still} />
        <canvas ref={moving} />
      </div>
    </MapSheet>
  );
}

export function HeatPlan({ plan, heat, label }: { plan: MapPlan; heat: Heat; label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(frame);
  const colour = usePageColours();
  const height = (width * plan.height) / plan.width;
  useEffect(() => {
    if (width === 0) return;
    const size = { width, height, colour };
    const context = contextOf(canvas.current, size);
    if (context) paintHeat(context, size, heat);
  }, [heat, width, height, colour]);
  return (
    <MapSheet>
      <div className="battle-plan" ref={frame} role="img" aria-label={label}>
        <MiniPlan plan={plan} />
        <canvas ref={canvas} />
      </div>
    </MapSheet>
  );
}

/** The marker that is nearest to a point of the plan; null where there is none. */
function vehicleNear(scene: Scene, at: number, px: number, py: number): number | null {
  let best: { index: number; far: number } | null = null;
  for (const vehicle of scene.battle.vehicles) {
    const found = positionAt(vehicle.track, Math.min(at, vehicle.lostAt ?? at));
    if (!found) continue;
    const { x, y } = scene.point(found.x, found.z);
    const far = Math.hypot(x - px, y - py);
    if (far < 18 && (best === null || far < best.far)) best = { index: vehicle.index, far };
  }
  return best?.index ?? null;
}

/** Sizes a canvas in screen pixels; two per CSS pixel are enough. */
function contextOf(
  canvas: HTMLCanvasElement | null,
  { width, height }: Pick<Scene, "width" | "height">,
): CanvasRenderingContext2D | null {
  if (!canvas) return null;
  const scale = Math.min(2, devicePixelRatio || 1);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  const context = canvas.getContext("2d");
  context?.setTransform(scale, 0, 0, scale, 0, 0);
  return context;
}

function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  return width;
}

/** Reads the colours of the page; once they change, it is another reader. */
function usePageColours(): Scene["colour"] {
  const [colour, setColour] = useState(colourReader);
  useEffect(() => onColourChange(() => setColour(colourReader)), []);
  return colour;
}

/** A heat map: the team's is filled, the enemies' hatched, so that colour alone says nothing. */
function paintHeat(
  context: CanvasRenderingContext2D,
  scene: Pick<Scene, "width" | "height" | "colour">,
  heat: Heat,
): void {
  const { width, height } = scene;
  context.clearRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  const team = cellsOf(heat.team, scene.colour("--wg-accent"));
  if (team) context.drawImage(team, 0, 0, width, height);
  const enemies = cellsOf(heat.enemies, scene.colour("--wg-awful"));
  const { canvas, context: hatch } = newCanvas(width, height, 2);
  if (!enemies) return;
  hatch.imageSmoothingQuality = "high";
  hatch.drawImage(enemies, 0, 0, width, height);
  hatch.globalCompositeOperation = "destination-out";
  hatch.lineWidth = 2.4;
  hatch.beginPath();
  for (let x = -height; x < width; x += 5) {
    hatch.moveTo(x, height);
    hatch.lineTo(x + height, 0);
  }
  hatch.stroke();
  context.drawImage(canvas, 0, 0, width, height);
}

/** The squares as dots, to be drawn larger: the browser blurs them. Null where nothing is in any. */
function cellsOf(cells: Float32Array, colour: string): HTMLCanvasElement | null {
  const sorted = cells.filter((cell) => cell > 0).sort();
  if (sorted.length === 0) return null;
  // A percentile, since one square where someone stood all battle would make the others invisible.
  const max = sorted[Math.floor(sorted.length * 0.97)] ?? 1;
  const { canvas, context } = newCanvas(HEAT_SQUARES, HEAT_SQUARES, 1);
  context.fillStyle = colour;
  cells.forEach((cell, i) => {
    if (cell <= 0) return;
    context.globalAlpha = 0.25 + 0.7 * Math.min(1, Math.sqrt(cell / max));
    context.fillRect(i % HEAT_SQUARES, Math.floor(i / HEAT_SQUARES), 1, 1);
  });
  return canvas;
}
