import { useAtFirstUse } from "#app/ui/hydration/use-at-first-use.ts";

const fetchEnhancements = () => import("./page-enhancements.ts").then((module) => module.startEnhancements);

/** Tabs that follow, and charts that can be read. */
export function usePageEnhancements(): void {
  useAtFirstUse(fetchEnhancements);
}
