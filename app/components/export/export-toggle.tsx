import { useHydrating } from "#app/components/hydration/late-body.tsx";

/** Opens and closes what takes the rows along. */
export function ExportToggle({ open, toggle }: { open: boolean; toggle(): void }) {
  // Until the panel is hydrated a click would do nothing.
  const hydrating = useHydrating();
  return (
    <button
      type="button"
      className="button button-small js-only"
      title="Export these rows"
      aria-expanded={open}
      disabled={hydrating}
      onClick={toggle}
    >
      <i className="i-lucide-download" />
      Export
    </button>
  );
}
