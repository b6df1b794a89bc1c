import { saveFile } from "#app/components/export/save-or-copy.ts";
import { newCanvas, PNG, pngOf } from "#app/components/picture/canvas.ts";
import type { MapPlan } from "#app/game/maps/map-plan.ts";
import { clockText } from "#app/game/video/clock.ts";
import { paintMoment, paintTracks, type Scene } from "./paint.ts";

// Pictures of the battle, in CSS pixels.
const PLAN = 960;
const HEAD = 64;
const FOOT = 36;

/** s of the battle in a clip, around its moment, and frames of a second. */
const CLIP = 12;
const FRAMES = 30;

export interface ClipLabels {
  title: string;
  about: string;
  file: string;
}

/** What is shown of a battle. */
interface BattleView {
  scene: Scene;
  plan: MapPlan;
  at: number;
  labels: ClipLabels;
}

/** The picture below a plan; null for none, or one that cannot be had. */
async function minimapOf({ minimap }: MapPlan): Promise<HTMLImageElement | null> {
  if (minimap === null) return null;
  const picture = new Image();
  picture.src = minimap;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

/** Redraws the page's view at picture size: the map, all tracks, moving objects and the title. */
async function studio({ scene, plan, labels: { title, about } }: BattleView) {
  const { width, height } = scene;
  const scale = PLAN / width;
  const high = height * scale;
  const picture = newCanvas(PLAN, HEAD + high + FOOT, 1);
  // Each layer clears its canvas, so each needs its own.
  const layers = [newCanvas(width, height, scale), newCanvas(width, height, scale)] as const;
  paintTracks(layers[0].context, scene);
  const minimap = await minimapOf(plan);
  const draw = (at: number) => {
    const { context } = picture;
    const { colour, font } = scene;
    context.fillStyle = colour("--surface-1");
    context.fillRect(0, 0, PLAN, HEAD + high + FOOT);
    context.textBaseline = "middle";
    context.fillStyle = colour("--text");
    context.font = `650 26px ${font}`;
    context.fillText(title, 16, HEAD / 2, PLAN * 0.5);
    context.textAlign = "right";
    context.fillText(clockText(at), PLAN - 16, HEAD / 2);
    context.fillStyle = colour("--text-2");
    context.font = `500 15px ${font}`;
    context.fillText(about, PLAN - 110, HEAD / 2, PLAN * 0.36);
    context.textAlign = "left";
    context.fillStyle = colour("--text-3");
    context.fillText("Seen by the recorder · The Index", 16, HEAD + high + FOOT / 2, PLAN - 32);
    context.save();
    context.translate(0, HEAD);
    context.fillStyle = colour("--surface-2");
    context.fillRect(0, 0, PLAN, high);
    context.scale(PLAN / plan.width, PLAN / plan.width);
    // As map-plan.css has it.
    context.globalAlpha = 0.55;
    if (minimap) context.drawImage(minimap, 0, 0, plan.width, plan.height);
    context.fillStyle = colour("--surface-3");
    context.globalAlpha = minimap ? 0.15 : 0.6;
    context.fill(new Path2D(plan.squares));
    context.globalAlpha = 0.6;
    for (const { x, y, r, side } of plan.bases) {
      context.strokeStyle = colour(side === "own" ? "--wg-accent" : side === "enemy" ? "--wg-awful" : "--text");
      context.lineWidth = 2;
      context.beginPath();
      context.arc(x, y, r, 0, Math.PI * 2);
      context.stroke();
    }
    context.restore();
    paintMoment(layers[1].context, scene, at);
    for (const { canvas } of layers) context.drawImage(canvas, 0, HEAD, PLAN, high);
  };
  return { canvas: picture.canvas, draw };
}

export async function saveBattlePicture(view: BattleView): Promise<void> {
  const { canvas, draw } = await studio(view);
  draw(view.at);
  saveFile(`${view.labels.file}.png`, await pngOf(canvas), PNG);
}

/**
 * Records the seconds around a time, in real time.
 * @param kind of video that the browser records
 * @param onProgress called with the share done, 0 to 1
 */
export async function saveClip(view: BattleView, kind: string, onProgress: (share: number) => void): Promise<void> {
  const { scene, at, labels } = view;
  const { canvas, draw } = await studio(view);
  const from = Math.max(0, Math.min(at - CLIP / 2, scene.battle.duration - CLIP));
  draw(from);
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES), { mimeType: kind });
  const chunks: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
  recorder.start();
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const step = () => {
      const passed = (performance.now() - start) / 1000;
      draw(from + Math.min(CLIP, passed));
      onProgress(Math.min(1, passed / CLIP));
      if (passed >= CLIP) resolve();
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  recorder.stop();
  await ended;
  saveFile(`${labels.file}.webm`, new Blob(chunks, { type: "video/webm" }), "video/webm");
}
