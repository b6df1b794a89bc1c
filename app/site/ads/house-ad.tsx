/** The position of a slot: below the content of a page, or next to it. */
export type AdPlacement = "foot" | "side";

/** Shown in an ad slot until a network may use it. */
export function HouseAd() {
  return (
    <p>
      This space helps pay for the Index.
      <br />
      Patrons, subscribers and channel members don’t see it.{" "}
      <a className="text-link lt-tablet:block lt-tablet:w-fit lt-tablet:mx-auto" href="/disable-adblock#ad-free">
        How to go ad-free
      </a>
    </p>
  );
}
