import type { RefObject } from "react";

/** Leaves in sight only the choices of a form whose label has a text in it, and opens the groups they are in. */
export function useFinder(form: RefObject<HTMLFormElement | null>): (text: string) => void {
  return (text) => {
    const wanted = text.trim().toLowerCase();
    let found = 0;
    for (const group of form.current?.querySelectorAll("details") ?? []) {
      const labels = [...group.querySelectorAll("label")];
      for (const label of labels) label.hidden = !label.textContent.toLowerCase().includes(wanted);
      const left = labels.filter(({ hidden }) => !hidden).length;
      if (group.parentElement) group.parentElement.hidden = left === 0;
      if (wanted !== "" && left > 0) group.open = true;
      found += left;
    }
    const nothing = form.current?.querySelector<HTMLElement>("[data-nothing]");
    if (nothing) nothing.hidden = found > 0;
  };
}
