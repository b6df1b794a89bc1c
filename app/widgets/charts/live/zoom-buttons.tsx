interface ZoomButtonsProps {
  closer: () => void;
  /** Null where all of the chart is shown. */
  further: (() => void) | null;
}

/** A closer look at a chart by buttons: for keys and fingers, which draw no section. */
export function ZoomButtons({ closer, further }: ZoomButtonsProps) {
  return (
    <>
      <ZoomButton label="Zoom in" icon="i-lucide-zoom-in" act={closer} />
      <ZoomButton label="Zoom out" icon="i-lucide-zoom-out" act={further} />
    </>
  );
}

function ZoomButton({ label, icon, act }: { label: string; icon: string; act: (() => void) | null }) {
  // Not disabled: that would take the focus away from who has just used it.
  return (
    <button
      type="button"
      className="button button-small button-icon"
      aria-label={label}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <i className={icon} aria-hidden="true" />
    </button>
  );
}
