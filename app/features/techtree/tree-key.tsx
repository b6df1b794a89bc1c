/**
 * What the looks of a node mean.
 * @param place classes of the empty corner it stands in; without, it stands under the drawing
 */
export function TreeKey({ place }: { place?: string }) {
  return (
    <div className={place === undefined ? "tree-key" : `tree-key in ${place}`}>
      <h2 className="h3">Reading the tree</h2>
      <ul>
        <li>
          <i className="done" />
          Researched
        </li>
        <li>
          <i className="on" />
          On your plan
        </li>
        <li>
          <i className="goal" />
          Goal
        </li>
        <li>
          <i />
          Not researched, with its cost
        </li>
      </ul>
      <p className="note">Pick any vehicle to plan the way there. The icon in its corner opens its page.</p>
    </div>
  );
}
