import { CopyButton } from "./copy-button.tsx";

/** A command or URL to copy, with a label for its purpose. */
export function CallExample({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid gap-4px">
      <span className="note">{label}</span>
      <div className="flex gap-8px items-start">
        <code className="flex-1 min-w-0 px-10px py-7px rounded-3 bg-surface-2 color-text text-12 [overflow-wrap:anywhere]">
          {text}
        </code>
        <CopyButton text={text} />
      </div>
    </div>
  );
}
