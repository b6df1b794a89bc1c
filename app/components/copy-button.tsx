import { useState } from "react";

const STATES = {
  idle: { icon: "i-lucide-copy", label: "Copy" },
  copied: { icon: "i-lucide-check", label: "Copied" },
  // The browser refused: the text is next to the button, to be copied by hand.
  failed: { icon: "i-lucide-x", label: "Please select it" },
};

/**
 * Copies a text to the clipboard and reports success or failure; hidden without script.
 * @param name the button's label, "Copy" by default
 * @param of what it copies, where several stand on a page
 */
export function CopyButton({ text, name, of }: { text: string; name?: string; of?: string }) {
  const [state, setState] = useState<keyof typeof STATES>("idle");
  const { icon, label } = STATES[state];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
  };
  return (
    <button
      type="button"
      className="button button-small js-only"
      aria-label={of !== undefined && state === "idle" ? `Copy: ${of}` : undefined}
      onClick={copy}
    >
      <i className={icon} />
      <span aria-live="polite">{state === "idle" ? (name ?? label) : label}</span>
    </button>
  );
}
