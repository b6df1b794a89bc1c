import type { MouseEvent } from "react";
import { shareLink } from "./share-link.ts";

/** An icon keeps its label for those who do not see it. */
const LOOKS = { normal: "button", small: "button button-small", icon: "button button-quiet button-icon" };

interface ShareButtonProps {
  title: string;
  href: string;
  /** What recipients see: "the clan TEAM". */
  shows: string;
  /** Label of the button, if "Share" is already used for something else. */
  label?: string;
  look?: keyof typeof LOOKS;
}

/** Hands on the address of a page. Without script it is a link to copy; with it, out of sight until it listens. */
export function ShareButton({ title, href, shows, label = "Share", look = "normal" }: ShareButtonProps) {
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    const url = event.currentTarget.href;
    event.preventDefault();
    await shareLink({ title, url, message: `Anyone who opens it sees ${shows}.` });
  };
  return (
    <a className={`${LOOKS[look]} js-action`} href={href} onClick={share} title={look === "icon" ? label : undefined}>
      <i className="i-lucide-share-2" />
      {look === "icon" ? <span className="sr-only">{label}</span> : label}
    </a>
  );
}
