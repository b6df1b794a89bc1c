import { type RefObject, useState } from "react";
import type { FieldMap } from "#app/extractors/video/battle-choice.ts";
import type { MapTeam } from "#app/game/maps/map.ts";
import { type MapPlan, mapPlan } from "#app/game/maps/map-plan.ts";
import type { PlayedBattle } from "#app/game/replays/recording/battle.ts";
import type { FieldBounds, HeatKind } from "#app/game/replays/recording/heat.ts";
import type { Recording } from "#app/game/replays/recording/recording.ts";
import type { Replay } from "#app/game/replays/replay.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { IconButton } from "./controls.tsx";
import type { Scene } from "./paint.ts";
import type { BattlePlayer } from "./player.ts";
import type { ClipLabels } from "./save-clip.ts";

const VIDEOS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"];

/** The kind of video that this browser records; undefined where it records none. */
const videoKind = (): string | undefined =>
  typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)
    ? undefined
    : VIDEOS.find((kind) => MediaRecorder.isTypeSupported(kind));

interface ClipButtonsProps {
  scene: RefObject<Scene | null>;
  plan: MapPlan;
  player: BattlePlayer;
  labels: ClipLabels;
  wholeScreen: () => void;
}

/** A still of the battle, a moving picture where the browser records one, and the whole screen. */
export function ClipButtons({ scene, plan, player, labels, wholeScreen }: ClipButtonsProps) {
  const [video] = useState(videoKind);
  const [share, setShare] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  /** @param kind of video; undefined saves a picture */
  const save = async (kind?: string) => {
    if (!scene.current) return;
    setFailed(false);
    try {
      const clips = await import("./save-clip.ts");
      const view = { scene: scene.current, plan, at: player.now, labels };
      if (kind === undefined) await clips.saveBattlePicture(view);
      else await clips.saveClip(view, kind, setShare);
    } catch {
      setFailed(true);
    }
    setShare(null);
  };
  return (
    <span className="battle-clips inline-flex gap-2px items-center ml-auto color-text-2 text-12px">
      <IconButton label="Save as picture" hint="PNG" onClick={() => save()}>
        <i className="i-lucide-image" />
      </IconButton>
      {video && (
        <IconButton label="Save 12 seconds as video" hint="WebM" disabled={share !== null} onClick={() => save(video)}>
          {share === null ? <i className="i-lucide-film" /> : `${Math.round(share * 100)}%`}
        </IconButton>
      )}
      <IconButton label="Full screen" hint="F" onClick={wholeScreen}>
        <i className="i-lucide-maximize" />
      </IconButton>
      {failed && <span role="status">Couldn’t be saved</span>}
    </span>
  );
}

/** How much of the battle the recorder's game received. */
export function SeenNote({ battle }: { battle: PlayedBattle }) {
  const { vehicles, damages, lanes } = battle;
  const seen = vehicles.filter(({ track }) => track.times.length > 0).length;
  const results = vehicles.map(({ participant }) => participant.result?.damageDealt ?? null);
  const all = results.every((damage) => damage !== null) ? results.reduce((sum, damage) => sum + damage, 0) : null;
  const received = damages.reduce((sum, { from, to }) => sum + from - to, 0);
  const damage = lanes === null || all === null ? "" : ` and ${formatNumber(received)} of ${formatNumber(all)} damage`;
  return (
    <p className="battle-note">
      <i className="i-lucide-eye" />
      <span>
        <b>Seen by the recorder.</b> A replay only holds what the recorder’s game received: here {seen} of{" "}
        {vehicles.length} vehicles{damage}. Hatched bars and dashed markers show what was last known.
      </span>
    </p>
  );
}

/** The field of an unknown map grows in steps of this, m. */
const STEP = 50;

const NO_TEAM: MapTeam = { spawn: "north", spawns: [], bases: [] };

/** The field of a battle and its plan: from the map if the dataset has it, else the area driven over. */
export function fieldOf(
  { mapTag, gameplay, team }: Replay,
  recording: Recording,
  maps: readonly FieldMap[],
): { bounds: FieldBounds; plan: MapPlan } {
  const map = maps.find(({ tag }) => tag === mapTag);
  const bounds = map?.bounds ?? drivenBounds(recording);
  return { bounds, plan: battleMapPlan(map, bounds, gameplay, team) };
}

/** The plan of a field with its bases as a team sees them. @param gameplay null for the map's first */
export function battleMapPlan(
  map: FieldMap | undefined,
  bounds: FieldBounds,
  gameplay: string | null,
  team: 1 | 2,
): MapPlan {
  const layout =
    gameplay === null ? map?.layouts[0] : map?.layouts.find((candidate) => candidate.gameplay === gameplay);
  const [own, enemy] = layout
    ? [layout.teams[team - 1] ?? NO_TEAM, layout.teams[2 - team] ?? NO_TEAM]
    : [NO_TEAM, NO_TEAM];
  return mapPlan({
    map: { bounds },
    layout: { neutralBase: layout?.neutralBase ?? null },
    own,
    enemy,
    minimap: map?.minimap ?? null,
    hidden: ["line", "starts"],
    at: null,
    sights: [],
    speed: null,
  });
}

function drivenBounds({ tracks }: Recording): FieldBounds {
  let far = STEP;
  for (const { xs, zs } of tracks) {
    for (const x of xs) far = Math.max(far, Math.abs(x));
    for (const z of zs) far = Math.max(far, Math.abs(z));
  }
  const half = Math.ceil(far / STEP) * STEP;
  return { west: -half, south: -half, east: half, north: half };
}

export const HEAT_LABELS: Record<HeatKind, string> = { presence: "Presence", dealt: "Dealt", taken: "Taken" };
