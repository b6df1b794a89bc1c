import { distinctKeys } from "#app/lib/text/distinct-keys.ts";
import { CopyButton } from "./copy-button.tsx";

/** A command or URL to copy, with a label for its purpose. @param of what it is, where many have that label */
export function CallExample({ label, text, of = label }: { label: string; text: string; of?: string }) {
  // Each word as a box: a browser breaks an option after its hyphens, where it reads as two.
  const words = text.split(/(?<= )/);
  const keys = distinctKeys(words);
  return (
    <div className="grid gap-4px">
      <span className="note">{label}</span>
      <div className="flex gap-8px items-start">
        <code className="flex-1 min-w-0 px-10px py-7px rounded-3 bg-surface-2 color-text text-12 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {words.map((word, index) => (
            <span key={keys[index]} className="inline-block max-w-full">
              {word}
            </span>
          ))}
        </code>
        <CopyButton text={text} of={of} />
      </div>
    </div>
  );
}
