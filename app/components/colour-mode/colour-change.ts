/** Calls back whenever the colours of the page change, by its switch or by the system. @returns ends it */
export function onColourChange(changed: () => void): () => void {
  const themes = new MutationObserver(changed);
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", changed);
  return () => {
    themes.disconnect();
    dark.removeEventListener("change", changed);
  };
}
