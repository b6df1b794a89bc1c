export function Unknown() {
  return (
    <span className="not-known">
      <span aria-hidden="true">–</span>
      <span className="sr-only">Not known</span>
    </span>
  );
}
