/** Says that nothing of what is shown is true. */
export function DemoNote() {
  return (
    <div className="callout mb-16px" role="note">
      <i className="i-lucide-flask-conical" />
      <p>
        <b className="color-text">Demo calendar.</b> These events are made up, to show the calendar on this machine. The
        published site has none of them.
      </p>
    </div>
  );
}
