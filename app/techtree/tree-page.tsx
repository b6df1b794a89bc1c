import { Info } from "#app/components/info.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ratingValue } from "#app/components/rating/rating-badge.tsx";
import { CompareButton } from "#app/components/vehicle/compare-button.tsx";
import { ClassIcon, NationIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { VehicleMarker, vehicleName } from "#app/components/vehicle/vehicle-link.tsx";
import { techTreePath } from "#app/game/model/addresses/tech-tree-path.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { NATION_LABELS, NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { COLUMN_WIDTH } from "#app/lib/theme/tree-lengths.ts";
import { TreeBranch } from "./drawing/tree-branch.tsx";
import { TreeFrame } from "./drawing/tree-frame.tsx";
import type { OffTreeTier, OffTreeVehicle } from "./off-tree.ts";
import { isLong, ResearchPlannerPanel } from "./planner/planner-panel.tsx";
import type { TreeContent } from "./tree-content.ts";

interface TreePageProps {
  content: TreeContent;
}

/** A nation's tech tree with the planner. */
export function TreePage({ content }: TreePageProps) {
  const { nation, plan, others, notice } = content;
  return (
    <>
      <TreeFrame
        head={<TreeHead content={content} />}
        label={`Tech tree, ${NATION_LABELS[nation]}: tiers from left to right`}
        width={content.width}
        height={content.height}
        below={plan === null ? "nothing" : isLong(plan) ? "long plan" : "plan"}
      >
        <TreeDrawing content={content} />
      </TreeFrame>
      {notice !== null && (
        <p
          className="flex gap-10px items-center my-12px px-14px py-10px border border-border-strong rounded-3 bg-surface-2
            color-text-2 text-13"
          role="status"
        >
          <i className="i-lucide-triangle-alert color-wg-altaccent text-16px" />
          {notice}
        </p>
      )}
      <Info className="mt-8px" label="About these costs">
        <p>{content.patches} Prices of premium and collector vehicles: the shop’s, from the game client.</p>
      </Info>
      {plan !== null && <ResearchPlannerPanel plan={plan} path={techTreePath(nation)} cleared={content.cleared} />}
      {content.key === null && <TreeLegend />}
      {others.length > 0 && <OffTreeSection others={others} />}
    </>
  );
}

/** The nation, tabs for the other nations, and the link to the vehicles outside of the tree. */
function TreeHead({ content: { nation, others } }: { content: TreeContent }) {
  const otherCount = others.reduce((sum, { vehicles }) => sum + vehicles.length, 0);
  return (
    <>
      <h1
        className="heading-1 flex flex-[1_0_auto] gap-14px items-center min-w-0 lt-landscape:basis-full
          lt-tablet:col-span-full [&_.nation-icon]:text-36px"
      >
        <span className="flex" aria-hidden="true">
          <NationIcon nation={nation} />
        </span>
        {NATION_LABELS[nation]}
        <span className="sr-only">: tech tree</span>
      </h1>
      <NationTabs nation={nation} />
      {otherCount > 0 && (
        <a className="button max-[360px]:whitespace-normal max-[360px]:leading-16px" href="#others">
          <i className="vehicle-marker color-premium i-own-marker-premium" />
          Premium and collector
          <span className="color-text-3">{otherCount}</span>
        </a>
      )}
    </>
  );
}

function NationTabs({ nation }: { nation: Nation }) {
  return (
    <nav className="choice-group lt-tablet:col-span-full" data-tree="nations" aria-label="Tech trees by nation">
      {NATIONS.map((other) => (
        <a key={other} href={techTreePath(other)} aria-current={other === nation ? "page" : undefined}>
          <NationIcon nation={other} />
        </a>
      ))}
    </nav>
  );
}

/** px */
const UNDER_HEAD = 10;

/** The drawing: columns by tier, lines behind, nodes in front. */
function TreeDrawing({ content }: { content: TreeContent }) {
  const { width, height, columns, lines, key } = content;
  const tiers = Array.from({ length: columns }, (_, index) => index + 1);
  return (
    <div className="relative w-max mx-auto" data-keep-scroll="">
      <div className="tree-tiers" data-tree="tiers">
        {tiers.map((tier) => (
          <span key={tier}>
            <TierBadge tier={tier} />
          </span>
        ))}
      </div>
      <div className="relative origin-top-left" data-tree="drawing">
        <svg className="overflow-visible" width={width} height={height} aria-hidden="true">
          {tiers
            .filter((tier) => tier % 2 === 1)
            .map((tier) => (
              // Its upper corners lie under the tier row, which has the same colour.
              <rect
                key={tier}
                className="fill-surface-1 opacity-55"
                x={(tier - 1) * COLUMN_WIDTH}
                y={-UNDER_HEAD}
                width={COLUMN_WIDTH}
                height={height + UNDER_HEAD}
                rx={UNDER_HEAD}
              />
            ))}
          <path
            className="stroke-border-strong [@media(forced-colors:active)]:stroke-[CanvasText]"
            d={lines.all}
            fill="none"
            strokeWidth="1.5"
          />
          {lines.plan !== "" && (
            <path
              className="stroke-wg-accent [@media(forced-colors:active)]:stroke-[Highlight]"
              d={lines.plan}
              fill="none"
              strokeWidth="2.25"
            />
          )}
        </svg>
        <TreeBranch nodes={content.roots} />
        {key && <TreeLegend position={`tree-column-${key.tier} tree-row-${key.row}`} />}
      </div>
    </div>
  );
}

const UNDER = "max-w-720px mt-12px";
const PLANNED = "border-2px border-wg-accent bg-surface-2 [@media(forced-colors:active)]:[outline:2px_solid_Highlight]";

/**
 * Explains the colours and icons of the nodes.
 * @param position classes of the empty corner it is in; if absent, it is below the drawing
 */
function TreeLegend({ position }: { position?: string }) {
  return (
    <div
      className={`px-16px py-14px border border-dashed border-border-strong rounded-4 color-text-2 text-12
        ${position === undefined ? UNDER : `tree-corner ${position}`}`}
    >
      <h2 className="heading-3">Legend</h2>
      <ul
        className="grid grid-cols-[1fr_1fr] gap-x-12px gap-y-6px my-10px [&>li]:flex [&>li]:gap-8px
          [&>li]:items-center"
      >
        <li>
          <Swatch look="border border-primary-line bg-primary-soft" />
          Researched
        </li>
        <li>
          <Swatch look={PLANNED} />
          On your plan
        </li>
        <li>
          <Swatch look="border border-transparent bg-button" />
          Goal
        </li>
        <li>
          <Swatch look="border border-border-strong bg-surface-2" />
          Not researched, with its cost
        </li>
      </ul>
      <p className="note">
        Pick a vehicle to plan the path to it, or its icon to open its page. Coloured numbers: rating out of 5.
      </p>
    </div>
  );
}

function Swatch({ look }: { look: string }) {
  return <i className={`flex-none w-18px h-12px rounded-3px ${look}`} />;
}

/** Vehicles of the nation that research does not lead to, a row for each tier. */
function OffTreeSection({ others }: { others: OffTreeTier[] }) {
  const newer = others.some(({ vehicles }) => vehicles.some(isNeither));
  return (
    <section className="panel mt-24px scroll-mt-[calc(var(--bar-h)+16px)]" id="others" aria-labelledby="others-title">
      <PanelHead id="others-title" title="Premium and collector vehicles" />
      {others.map(({ tier, vehicles }) => (
        <div
          className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-12px px-16px lt-tablet:grid-cols-[28px_minmax(0,1fr)] lt-tablet:gap-x-8px
            py-8px border-t border-t-grid
            [&>.tier-dial]:min-w-32px lt-tablet:[&>.tier-dial]:min-w-28px [&>.tier-dial]:mt-9px lt-tablet:[&>.tier-dial]:mt-13px"
          key={tier}
        >
          <TierBadge tier={tier} />
          <ul
            className="grid grid-cols-[repeat(auto-fill,minmax(320px,1fr))] gap-x-24px
              lt-tablet:grid-cols-[minmax(0,1fr)]"
          >
            {vehicles.map((vehicle) => (
              <li className="flex items-center" key={vehicle.id}>
                <a
                  className="vehicle-link flex-1 min-h-36px text-13 lt-tablet:min-h-44px max-[359px]:flex-wrap max-[359px]:content-center max-[359px]:gap-y-0"
                  href={vehiclePagePath(vehicle)}
                >
                  <ClassIcon type={vehicle.type} />
                  {vehicleName(vehicle)}
                  {ratingValue(vehicle.rating)}
                  <VehicleMarker premium={vehicle.premium} collector={vehicle.collector} />
                  {vehicle.price !== null && <span className="note ml-auto whitespace-nowrap">{vehicle.price}</span>}
                </a>
                {CompareButton({
                  entry: vehicle.id,
                  name: vehicle.name,
                  className: "compare-button compare-button-row",
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {newer && <p className="panel-foot">How to research vehicles without a marker isn’t known yet.</p>}
    </section>
  );
}

function isNeither({ premium, collector }: OffTreeVehicle): boolean {
  return !premium && !collector;
}
