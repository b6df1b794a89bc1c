const FIELDS = "input:not([type=hidden]), textarea, select, [contenteditable]";

/** Each field's value when it was first focused; React updates the default of some fields, which hides a change. */
const before = new WeakMap<Element, string>();

/** Records the value of each field when it is first focused. */
export function rememberFields(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS) && !before.has(target)) before.set(target, heldBy(target));
  });
}

/**
 * Whether the page holds input that a reload would lose: a field that differs from its default or from its value when
 * it was first focused, or any element marked with `data-unsaved`.
 */
export function hasUnsavedInput(): boolean {
  if (document.querySelector("[data-unsaved]:not([data-unsaved=false])")) return true;
  return [...document.querySelectorAll(FIELDS)].some(
    (field) => differsFromDefault(field) || (before.has(field) && before.get(field) !== heldBy(field)),
  );
}

function differsFromDefault(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    return field.type === "file" ? field.value !== "" : field.value !== field.defaultValue;
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  const options = [...field.options];
  // Where no option is the default, the browser selects the first of a list that has one line.
  if (!field.multiple && !options.some((option) => option.defaultSelected)) return field.selectedIndex > 0;
  return options.some((option) => option.selected !== option.defaultSelected);
}

function heldBy(field: Element): string {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return String(field.checked);
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map(({ value }) => value).join("\n");
  return "value" in field ? String(field.value) : (field.textContent ?? "");
}
