import type { SwitchView } from "./menu-view.ts";

/** A row of links of which one is on. */
export function switchLinks({ label, options }: SwitchView, path: string) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are links
    <div className="segmented flex-wrap" role="group" aria-label={label}>
      {options.map((option) => (
        <a key={option.label} href={path + option.search} rel="nofollow" aria-current={option.on ? "true" : undefined}>
          {option.label}
        </a>
      ))}
    </div>
  );
}
