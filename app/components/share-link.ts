import { useToasts } from "#app/stores/toasts.ts";

/** Does what the browser may refuse and what takes a connection. Never rejects: a failure is a toast. @param failed its title */
export async function tryOrTell(failed: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    const description = "Your browser may not allow it, or you’re offline. Please try again.";
    useToasts.getState().add({ title: failed, description, color: "danger" });
  }
}

interface SharedLink {
  title: string;
  url: string;
  /** What the link shows, for the toast. */
  message: string;
}

/**
 * Shares an address by the phone's share sheet, or else copies it to the clipboard and shows a toast. Never rejects.
 */
export async function shareLink({ title, url, message }: SharedLink): Promise<void> {
  const { add } = useToasts.getState();
  try {
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    add({ title: "Link copied", description: message, icon: "lucide:link" });
  } catch (error) {
    // Closing the share sheet is no error.
    if (error instanceof DOMException && error.name === "AbortError") return;
    // The link may be of another page than the one that is open.
    const description = "Your browser doesn’t allow it. Open the link and copy its address instead.";
    const actions = [{ label: "Open the link", href: url }];
    add({ title: "The link couldn’t be copied", description, actions, color: "danger" });
  }
}
