const UNDER = "max-w-720px mt-12px";
const PLANNED = "border-2px border-wg-accent bg-surface-2 [@media(forced-colors:active)]:[outline:2px_solid_Highlight]";

/**
 * Explains the colours and icons of the nodes.
 * @param place classes of the empty corner it stands in; without, it stands under the drawing
 */
export function TreeLegend({ place }: { place?: string }) {
  return (
    <div
      className={`px-16px py-14px border border-dashed border-border-strong rounded-4 color-text-2 text-12
        ${place === undefined ? UNDER : `tree-corner ${place}`}`}
    >
      <h2 className="heading-3">Reading the tree</h2>
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
        Pick a vehicle to plan the way to it, or its icon for its page. Coloured figures are ratings out of 5.
      </p>
    </div>
  );
}

function Swatch({ look }: { look: string }) {
  return <i className={`flex-none w-18px h-12px rounded-3px ${look}`} />;
}
