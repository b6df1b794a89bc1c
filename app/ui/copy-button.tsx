import { useState } from "react";

/** Puts a text on the clipboard and says so; not shown without script. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // the browser forbids it: the text stands beside the button and can be selected
    }
  };
  return (
    <button type="button" className="btn sm js-only" onClick={copy}>
      <i className={copied ? "i-lucide-check" : "i-lucide-copy"} />
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </button>
  );
}
