import { useToasts } from "#app/stores/toasts.ts";

interface SharedLink {
  title: string;
  url: string;
  /** What whoever opens it sees, as the toast says it. */
  told: string;
}

/** Hands an address on: to the sheet of a phone, or to the clipboard, which a toast tells. Never rejects. */
export async function shareLink({ title, url, told }: SharedLink): Promise<void> {
  const { add } = useToasts.getState();
  try {
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    add({ title: "Link copied", description: told, icon: "lucide:link" });
  } catch (error) {
    // Closing the sheet of a phone is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const description = "Your browser does not allow it. You can copy the address of this page instead.";
    add({ title: "The link could not be copied", description, color: "danger" });
  }
}
