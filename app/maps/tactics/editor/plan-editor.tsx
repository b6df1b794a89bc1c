import { type DOMAttributes, type PointerEvent, useRef } from "react";
import { useStore } from "zustand/react";
import { useHydrating } from "#app/components/hydration/late-body.tsx";
import { MapSheet } from "#app/components/map-plan/map-sheet.tsx";
import type { Bounds } from "#app/game/maps/geometry.ts";
import type { MapPlan } from "#app/game/maps/map-plan.ts";
import { type Reach, TOOLS, type Tool } from "#app/game/maps/tactics/drawing.ts";
import { coveredBy, type DrawnMark, drawnMarks, MARKER_HEAD, RULER_ASIDE } from "#app/game/maps/tactics/drawn-marks.ts";
import { describeSpot, type Goals, INK_LABELS } from "#app/game/maps/tactics/plan-text.ts";
import { type BoardPoint, FIELD_STEPS, INKS, type TacticsBoard } from "#app/game/maps/tactics/tactics-board.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { PlanDrawing } from "../../plan/plan-drawing.tsx";
import { INK_CLASSES } from "../plan-panel.tsx";
import type { PlanInProgress } from "../use-tactics-board.ts";
import { type DrawingWork, type Tools, useDrawing, useTools } from "./use-drawing.ts";
import { useKeys } from "./use-keys.ts";

interface PlanEditorProps {
  /** The map's data from the definitions. */
  drawing: MapPlan;
  label: string;
  goals: Goals;
  own: PlanInProgress;
}

const DRAWN_ON = {
  role: "application",
  tabIndex: 0,
  "aria-label": "The plan, to draw on",
  "aria-describedby": "plan-keys",
};

/** The plan of a map to draw on: by mouse, by touch, and by the keys of a cursor. */
export function PlanEditor({ drawing, label, goals, own }: PlanEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const sending = useHydrating();
  const tools = useTools(root);
  const work = useDrawing(own, tools, goals);
  const pointer = usePointer(work, tools);
  const keys = useKeys(work, tools);
  return (
    <div ref={root}>
      <MapSheet aside={<ToolBar tools={tools} work={work} />}>
        <div className="map-surface" data-tool={tools.tool} {...(sending ? {} : DRAWN_ON)} {...pointer} {...keys}>
          <PlanDrawing plan={drawing} label={label} drawn={coveredBy(work.current, goals.bounds)}>
            <OwnMarks plan={work.current} bounds={goals.bounds} />
            <SpotSign spot={work.spot} drawing={drawing} />
          </PlanDrawing>
        </div>
      </MapSheet>
      <p className="sr-only js-only" id="plan-keys">
        Arrow keys move the cursor, with Shift one square at a time. Enter places a marker or starts a line; Enter again
        at the same spot ends the line. Delete removes, Control Z undoes, Escape cancels.
      </p>
      <p className="sr-only" role="status">
        {work.said}
      </p>
      <SpotLine spot={work.spot} goals={goals} />
    </div>
  );
}

/** The visitor's drawing, over the plan of the map; markers on top, so that lines do not hide them. */
function OwnMarks({ plan, bounds }: { plan: TacticsBoard; bounds: Bounds }) {
  const marks = drawnMarks(plan, bounds).map((mark, index) => ({ mark, key: `${mark.kind} ${index}` }));
  const markers = marks.filter(({ mark }) => mark.kind === "marker");
  const lines = marks.filter(({ mark }) => mark.kind !== "marker");
  return [...lines, ...markers].map(({ mark, key }) => <MarkSign key={key} mark={mark} />);
}

function MarkSign({ mark: { kind, ink, d, ends, x, y, text } }: { mark: DrawnMark }) {
  if (kind === "marker")
    return (
      <g className={INK_CLASSES[ink]} transform={`translate(${x} ${y})`}>
        <g className="map-marker">
          <path className="map-marker-sign" d={d} />
          <text className="map-number" y={-18} textAnchor="middle">
            {text}
          </text>
        </g>
      </g>
    );
  return (
    <g className={INK_CLASSES[ink]}>
      <path className="map-hand" d={d} />
      <path className="map-pen" d={d} />
      {ends !== "" && <path className="map-pen-end" d={ends} />}
      {text !== "" && (
        <text className="map-label fill-current" x={x + RULER_ASIDE} y={y}>
          {text}
        </text>
      )}
    </g>
  );
}

/** The square that is looked at, and the cross of the cursor. */
function SpotSign({ spot, drawing: { width, height } }: { spot: DrawingWork["spot"]; drawing: MapPlan }) {
  const at = useStore(spot, (state) => state.at);
  if (!at) return null;
  const [x, y] = [(at.point.x / FIELD_STEPS) * width, (at.point.y / FIELD_STEPS) * height];
  const corner = (value: number, whole: number) => Math.min(9, Math.floor((value / whole) * 10)) * (whole / 10);
  const square = `M${corner(x, width)} ${corner(y, height)}h${width / 10}v${height / 10}h${-width / 10}z`;
  return (
    <g className="map-cursor" data-not-in-picture="">
      <path d={square} />
      {at.byKeys && <path d={`M${x - 26} ${y}h18M${x + 8} ${y}h18M${x} ${y - 26}v18M${x} ${y + 8}v18`} />}
    </g>
  );
}

/** The square, the metres and the distances of the point that is looked at, and how long a square is. */
function SpotLine({ spot, goals }: { spot: DrawingWork["spot"]; goals: Goals }) {
  const at = useStore(spot, (state) => state.at);
  const { west, south, east, north } = goals.bounds;
  const [wide, high] = [(east - west) / 10, (north - south) / 10].map((metres) => formatNumber(Math.round(metres)));
  const description = at && describeSpot(at.point, goals);
  return (
    <div className="map-spot">
      <p className="js-only print:hidden" data-spot="">
        {description ? (
          <>
            <b>{description.square}</b> {description.at} <span>{description.far}</span>
          </>
        ) : (
          "Point at the map for squares and distances."
        )}
      </p>
      <p className="map-scale">{wide === high ? `${wide} m, one square` : `${wide} × ${high} m, one square`}</p>
    </div>
  );
}

/** How far from a mark a mouse and a finger may be, CSS pixels. */
const MOUSE_REACH = 10;
const FINGER_REACH = 20;
/** A press that moves farther is no tap, CSS pixels. */
const SLACK = 8;

/** Draws with a mouse, a pen or a finger. */
function usePointer(work: DrawingWork, { tool }: Tools): DOMAttributes<HTMLElement> {
  // Where a press began that may become a tap.
  const pressed = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return;
      const point = pointOf(event);
      work.spot.setState({ at: { point, byKeys: false } });
      pressed.current = { x: event.clientX, y: event.clientY };
      work.begin(point, reachOf(event));
      if (work.busy()) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (!event.isPrimary) return;
      const point = pointOf(event);
      work.spot.setState({ at: { point, byKeys: false } });
      if (pressed.current) work.lead(point);
    },
    onPointerUp(event) {
      if (!event.isPrimary || !pressed.current) return;
      const { x, y } = pressed.current;
      pressed.current = null;
      if (work.busy()) return work.finish();
      const tap = Math.hypot(event.clientX - x, event.clientY - y) <= SLACK;
      if (tap && tool !== "move") work.act(pointOf(event), reachOf(event));
    },
    // A finger that scrolls the page after all.
    onPointerCancel() {
      pressed.current = null;
      work.drop();
    },
    onPointerLeave(event) {
      if (event.pointerType === "mouse" && !work.busy()) work.spot.setState({ at: null });
    },
  };
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): BoardPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const step = (share: number) => Math.min(FIELD_STEPS, Math.max(0, share * FIELD_STEPS));
  return { x: step((clientX - left) / width), y: step((clientY - top) / height) };
}

function reachOf({ currentTarget, pointerType }: PointerEvent<HTMLElement>): Reach {
  const { width } = currentTarget.getBoundingClientRect();
  const pixels = pointerType === "mouse" ? MOUSE_REACH : FINGER_REACH;
  // Markers are larger where the plan is small (`map-marker`).
  return { reach: (pixels / width) * FIELD_STEPS, head: MARKER_HEAD * (width < 700 ? 1.9 : 1) };
}

const TOOL_SIGNS: Record<Tool, [icon: string, label: string]> = {
  move: ["i-lucide-mouse-pointer-2", "Move"],
  marker: ["i-lucide-map-pin", "Marker"],
  arrow: ["i-lucide-move-up-right", "Arrow"],
  line: ["i-lucide-pencil", "Draw"],
  ruler: ["i-lucide-ruler", "Distance"],
  eraser: ["i-lucide-eraser", "Eraser"],
};

/** Tools and inks are radio buttons, so that a choice made before the editor's script loads is kept. */
function ToolBar({ tools, work }: { tools: Tools; work: DrawingWork }) {
  return (
    <div className="map-tools js-only print:hidden">
      <fieldset>
        <legend className="sr-only">Tool</legend>
        {TOOLS.map((tool) => {
          const [icon, label] = TOOL_SIGNS[tool];
          return (
            <label key={tool} className="map-tool" title={label}>
              <input
                className="sr-only"
                type="radio"
                name="tool"
                value={tool}
                defaultChecked={tool === "move"}
                onChange={() => tools.choose(tool)}
              />
              <i className={icon} />
              <span>{label}</span>
            </label>
          );
        })}
      </fieldset>
      <fieldset>
        <legend className="sr-only">Colour</legend>
        {INKS.map((ink) => (
          <label key={ink} title={INK_LABELS[ink]}>
            <input
              className="sr-only"
              type="radio"
              name="ink"
              value={ink}
              defaultChecked={ink === "amber"}
              onChange={() => tools.dip(ink)}
            />
            <svg className={INK_CLASSES[ink]} viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
              <path className="map-pen" d="M2 11h18" />
            </svg>
            <span className="sr-only">{INK_LABELS[ink]}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <StepButton icon="i-lucide-undo-2" label="Undo" step={work.undo} />
        <StepButton icon="i-lucide-redo-2" label="Redo" step={work.redo} />
      </div>
    </div>
  );
}

/** Stays where it is, and in focus, when there is nothing more to do. */
function StepButton({ icon, label, step }: { icon: string; label: string; step: (() => void) | null }) {
  return (
    <button type="button" title={label} aria-label={label} aria-disabled={step === null} onClick={() => step?.()}>
      <i className={icon} />
      <span className="lt-landscape:hidden">{label}</span>
    </button>
  );
}
