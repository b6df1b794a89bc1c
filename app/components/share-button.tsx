import type { MouseEvent } from "react";

interface ShareButtonProps {
  /** Name of the shared page. */
  title: string;
  /** Its address. */
  href: string;
  /** What recipients see: "the clan TEAM". */
  shows: string;
  /** Label of the button, if "Share" is already used for something else. */
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
