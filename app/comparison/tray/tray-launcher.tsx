import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { COMPARE_FORM } from "#app/components/vehicle/compare-button.tsx";
import { readStored } from "#app/lib/browser-storage.ts";
import { TRAY_KEY } from "#app/stores/comparison-tray-key.ts";

/**
 * The part of the tray that every page loads: it takes clicks on buttons to compare, which without script lead to a
 * comparison of that vehicle, and loads the rest with the first one, or where there is something in the tray.
 */
export function TrayLauncher() {
  const [Tray, setTray] = useState<ComponentType>();
  const { key } = useLocation();
  const [load] = useState(() => async () => {
    const loaded = await import("./tray.tsx");
    setTray(() => loaded.Tray);
    return loaded;
  });
  // At every page: a comparison fills the tray as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of no other use
  useEffect(() => {
    if (readStored(TRAY_KEY)) load().catch(() => {});
  }, [key, load]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLButtonElement>("button[data-compare]");
      if (!button) return;
      event.preventDefault();
      // The second click of a double click.
      if (event.detail > 1) return;
      load().then(
        ({ addToTray }) => addToTray(button.value, button.dataset.compare ?? ""),
        () => button.form?.requestSubmit(button),
      );
    };
    // In the capture phase: before the button sends its form.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [load]);
  return (
    <>
      <form id={COMPARE_FORM} action="/comparison" hidden />
      {Tray && <Tray />}
    </>
  );
}
