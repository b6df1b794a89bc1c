import { type ComponentType, useEffect, useState } from "react";
import { COMPARE_FORM } from "#app/components/vehicle/compare-button.tsx";
import { TRAY_KEY } from "#app/stores/comparison-tray-key.ts";

/**
 * The part of the tray that every page loads: it takes clicks on buttons to compare, which without script lead to a
 * comparison of that vehicle, and loads the rest with the first one, or where there is something in the tray.
 */
export function TrayLauncher() {
  const [Tray, setTray] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const loaded = await import("./tray.tsx");
      setTray(() => loaded.Tray);
      return loaded;
    };
    const onClick = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLButtonElement>("button[data-compare]");
      if (!button) return;
      event.preventDefault();
      load().then(
        ({ addToTray }) => addToTray(button.value, button.dataset.compare ?? ""),
        () => button.form?.requestSubmit(button),
      );
    };
    try {
      if (localStorage.getItem(TRAY_KEY)) load().catch(() => {});
    } catch {
      // Storage is blocked.
    }
    // In the capture phase: before the button sends its form.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  return (
    <>
      <form id={COMPARE_FORM} action="/comparison" hidden />
      {Tray && <Tray />}
    </>
  );
}
