import { useEffect } from "react";

/**
 * Closes menus, which are `<details data-menu>`, at a click elsewhere and at Esc; one with
 * data-menu="leave" also when a link in it is followed, and any at a click on [data-close] in it.
 * Without script they open and close all the same.
 */
export function useMenuDismissal(): void {
  useEffect(() => {
    const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      for (const menu of open()) {
        const leaving = target?.closest(menu.dataset.menu === "leave" ? "a, [data-close]" : "[data-close]");
        if (leaving || !menu.contains(target)) menu.open = false;
      }
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The innermost one comes last in the document; one key press closes one menu.
      const menu = [...open()].at(-1);
      if (!menu) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };

    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
