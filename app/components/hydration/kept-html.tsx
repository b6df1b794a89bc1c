import { type ReactNode, useState } from "react";
import { useHydrating } from "./use-hydrating.ts";

interface KeptHtmlProps {
  /** The element that the part has around it. */
  as: "form" | "div" | "section";
  /** What is said where there is nothing of the server. */
  children: ReactNode;
}

/** In place of a part whose script cannot be fetched: what the server sent of it stays, and works without script. */
export function KeptHtml({ as: Tag, children }: KeptHtmlProps) {
  const [sent] = useState(useHydrating());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; what is there stays
  if (sent) return <Tag suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return children;
}
