import type { MouseEvent } from "react";

interface ShareButtonProps {
  /** What is shared: a name. */
  title: string;
  /** Its address. */
  href: string;
  /** What whoever opens it sees: "the clan TEAM". */
  shows: string;
  /** What the button says, where "Share" is said of something else already. */
  label?: string;
  small?: boolean;
}

/** Hands on the address of a page. Without script it is a link to copy. */
export function ShareButton({ title, href, shows, label = "Share", small = false }: ShareButtonProps) {
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    const url = event.currentTarget.href;
    event.preventDefault();
    const { shareLink } = await import("./share-link.ts");
    await shareLink({ title, url, message: `Anyone who opens it sees ${shows}.` });
  };
  return (
    <a className={small ? "button button-small" : "button"} href={href} onClick={share}>
      <i className="i-lucide-share-2" />
      {label}
    </a>
  );
}
