import { useToasts } from "#app/stores/toasts.ts";

interface SharedLink {
  title: string;
  url: string;
  /** What the link shows, for the toast. */
  told: string;
}

/**
 * Shares an address by the phone's share sheet, or else copies it to the clipboard and shows a toast. Never rejects.
 */
export async function shareLink({ title, url, told }: SharedLink): Promise<void> {
  const { add } = useToasts.getState();
  try {
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    add({ title: "Link copied", description: told, icon: "lucide:link" });
  } catch (error) {
    // Closing the share sheet is no error.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const description = "Your browser does not allow it. You can copy the address of this page instead.";
    add({ title: "The link could not be copied", description, color: "danger" });
  }
}
