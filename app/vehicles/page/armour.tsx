import { type MouseEvent, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useRouteLoaderData } from "react-router";
import { lazyComponent } from "#app/components/hydration/lazy-component.tsx";
import { Info } from "#app/components/info.tsx";
import { MAX_ANGLE, parseShotQuery, type ShotQuery, shotSearch } from "#app/game/armour/aim.ts";
import { targetPlates } from "#app/game/armour/plates.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { fittedModules } from "#app/game/stats/fitted-modules.ts";
import type { ArmourData } from "../armour/load-shooter.ts";
import type { ModelProps } from "../armour/model-view.client.tsx";
import { ShooterBar } from "../armour/shooter-bar.tsx";
import { type ShotContent, shotContent } from "../armour/shot-content.ts";
import { PlatesPanel, SendShotPanel, ShotPanel } from "../armour/shot-panels.tsx";
import { AllPlates, ShotTable } from "../armour/shot-tables.tsx";
import { TargetsPanel } from "../armour/targets-panel.tsx";
import { type FrameContent, frameContent } from "./frame-content.ts";
import { useVehicle, VEHICLE_ROUTE, type VehicleHead } from "./vehicle-data.ts";
import { MissingPanel, VehicleFrame } from "./vehicle-frame.tsx";

interface ArmourProps {
  /** The server's data on the shot; null for a vehicle without definitions. */
  data: ArmourData | null;
}

/** Only where the installation has the shape, and a browser to draw it. */
const ModelView = lazyComponent<ModelProps>(() =>
  import("../armour/model-view.client.tsx").then(({ ModelView }) => ModelView),
);

/** Where a gun penetrates a vehicle, with which shell, and up to which angle. The address holds the whole state. */
export function Armour({ data }: ArmourProps) {
  const { record } = useVehicle();
  const frame = useMemo(() => frameContent(record), [record]);
  return (
    <VehicleFrame record={record} frame={frame} current="armour">
      {record.record === "full" && data ? (
        <Shots record={record} frame={frame} data={data} />
      ) : (
        <MissingPanel frame={frame} what="armour" />
      )}
    </VehicleFrame>
  );
}

function Shots({ record, frame, data }: { record: FullVehicle; frame: FrameContent; data: ArmourData }) {
  const path = vehicleViewPath(record, "armour");
  const { query, set, go } = useShotQuery(path);
  const origin = useRouteLoaderData<VehicleHead>(VEHICLE_ROUTE)?.origin ?? "";
  const plates = useMemo(() => targetPlates(record.modules, record.top.modules), [record]);
  const content = useMemo(() => plates && shotContent(plates, data.shooter, query), [plates, data, query]);
  const gun = fittedModules(record.modules, record.top.modules)?.gun;
  if (!content || !gun) return <MissingPanel frame={frame} what="armour" />;
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-shot]");
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    set(parseShotQuery(new URL(link.href).searchParams));
  };
  const address = origin + path + shotSearch({ ...query, by: data.shooter.id, gun: data.shooter.gun.id });
  const patch = frame.patch;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its links are what is clicked, by keys as well
    <div className="stack mt-16px armour" onClick={follow}>
      <ShooterBar id={record.id} path={path} data={data} content={content} query={query} set={set} go={go} />
      <ShotStrip data={data} content={content} query={query} path={path} set={set} />
      {data.model && <LazyModel vehicle={record} shooter={data.shooter} query={query} set={set} />}
      <div className="armour-columns">
        <PlatesPanel vehicle={record} content={content} query={query} path={path} />
        {content.shot && <ShotPanel shot={content.shot} />}
      </div>
      <SendShotPanel address={address} />
      <ShotTable content={content} query={query} path={path} />
      <AllPlates content={content} query={query} />
      <TargetsPanel name={record.name} gun={gun} targets={data.targets} query={query} path={path} />
      <Info label="About these chances">
        <p>
          Calculated like the game client: normal roll, {content.roll}. Armorer and ammunition tuning aren’t counted
          yet. The server decides where a shot lands.
          {patch && ` Armour: game files, ${patch.title.toLowerCase()}${patch.date === "" ? "" : `, ${patch.date}`}.`}
        </p>
      </Info>
    </div>
  );
}

/** Loads the model when it is about to scroll into view. */
function LazyModel(props: ModelProps) {
  const container = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "300px",
    });
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={container} className="model-position js-only">
      {near && (
        <Suspense>
          <ModelView {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** Keeps the shot visible once its form has scrolled away, down to where the vehicle's own gun shoots. */
function ShotStrip({
  data: { shooter },
  content,
  query,
  path,
  set,
}: {
  data: ArmourData;
  content: ShotContent;
  query: ShotQuery;
  path: string;
  set(change: Partial<ShotQuery>): void;
}) {
  // Each margin reaches beyond the page on one side: what has passed there counts as seen.
  const hasForm = useSeen("shooter", "0px 0px 99999px");
  const hasTargets = useSeen("targets", "99999px 0px -50%");
  return (
    <div className="shot-strip">
      {!hasForm && !hasTargets && (
        <div>
          <a href="#shooter" className="truncate">
            {shooter.name}
          </a>
          <span className="segmented no-phone">
            {content.shells.map(({ slug, label }, at) => (
              <a
                key={slug}
                href={`${path}${shotSearch({ ...query, shell: slug })}`}
                data-shot=""
                aria-current={at === content.shell ? "true" : undefined}
              >
                {label}
              </a>
            ))}
          </span>
          <span className="only-phone">{content.shells[content.shell]?.label}</span>
          <span>{query.distance} m</span>
          <label>
            <span className="no-phone">Angle</span>
            <input
              type="range"
              aria-label="Angle at the plate, in the bar"
              min={0}
              max={MAX_ANGLE}
              value={query.angle}
              onChange={({ currentTarget }) => set({ angle: Number(currentTarget.value) })}
            />
          </label>
          <b>{query.angle}°</b>
          <b className="shot-strip-chance">{content.shot?.chance.text}</b>
        </div>
      )}
    </div>
  );
}

/** Whether a part of the page is in the viewport, which the margins extend. */
function useSeen(id: string, rootMargin: string): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin,
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, [id, rootMargin]);
  return seen;
}

/** Browsers take few changes of the address in a row, while somebody slides. */
const PAUSE = 200;

/** The shot from the address. Changes that the server need not know about apply in place. */
function useShotQuery(path: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [from, setFrom] = useState(search);
  const [query, setQuery] = useState(() => parseShotQuery(new URLSearchParams(search)));
  if (from !== search) {
    setFrom(search);
    setQuery(parseShotQuery(new URLSearchParams(search)));
  }
  const changed = useRef(false);
  useEffect(() => {
    if (!changed.current) return;
    const timer = setTimeout(() => {
      changed.current = false;
      history.replaceState(history.state, "", path + shotSearch(query));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query, path]);
  return {
    query,
    set: (change: Partial<ShotQuery>) => {
      changed.current = true;
      setQuery((before) => ({ ...before, ...change }));
    },
    go: (to: string) => navigate(path + to, { preventScrollReset: true }),
  };
}
