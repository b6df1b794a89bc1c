/** What stands in a slot until a network may use it. */
export function HouseNote() {
  return (
    <p>
      This space helps to pay for the Index.
      <br />
      Patrons, subscribers and channel members do not see it.{" "}
      <a className="link" href="/disable-adblock#ad-free">
        How to go ad-free
      </a>
    </p>
  );
}
