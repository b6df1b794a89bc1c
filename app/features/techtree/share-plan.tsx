import { useToasts } from "#app/stores/toasts.ts";

/** Hands the address of the plan on: to the sheet of a phone, or to the clipboard. The address bar has it as well. */
export function SharePlan({ title, search }: { title: string; search: string }) {
  const share = async () => {
    const url = location.origin + location.pathname + search;
    const { add } = useToasts.getState();
    try {
      if (matchMedia("(pointer: coarse)").matches && "share" in navigator) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      add({ title: "Link copied", description: "Anyone who opens it sees this plan.", icon: "lucide:link" });
    } catch (error) {
      // Closing the sheet of a phone is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      const description = "Your browser does not allow it. You can copy the address of this page instead.";
      add({ title: "The link could not be copied", description, color: "danger" });
    }
  };
  return (
    <button type="button" className="btn sm js-only" onClick={share}>
      <i className="i-lucide-link" />
      Share plan
    </button>
  );
}
