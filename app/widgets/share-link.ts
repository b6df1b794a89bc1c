import { useToasts } from "#app/stores/toasts.ts";

/** Hands a page on: to the sheet of a phone, or to the clipboard, which a toast tells. Never rejects. */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<void> {
  const { add } = useToasts.getState();
  try {
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    add({
      title: "Link copied",
      description: `Anyone who opens it sees the ${title} with these modules.`,
      icon: "lucide:link",
    });
  } catch (error) {
    // Closing the sheet of a phone is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const description = "The browser does not allow it. Please copy the address of this page instead.";
    add({ title: "The link could not be copied", description, color: "danger" });
  }
}
