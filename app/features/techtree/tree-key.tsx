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
          Open, with its research cost
        </li>
      </ul>
      <p className="note">Pick any vehicle to plan the way there. The sign in its corner leads to its page.</p>
    </div>
  );
}
