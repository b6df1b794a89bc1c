/** Shares the address of the plan, which is also in the address bar. */
export function SharePlan({ title, search }: { title: string; search: string }) {
  const share = async () => {
    const url = location.origin + location.pathname + search;
    const { shareLink } = await import("#app/widgets/share-link.ts");
    await shareLink({ title, url, told: "Anyone who opens it sees this plan." });
  };
  return (
    <button type="button" className="button button-small js-only" onClick={share}>
      <i className="i-lucide-link" />
      Share plan
    </button>
  );
}
