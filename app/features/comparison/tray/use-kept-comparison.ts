import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { readTray, type TrayVehicle, trayHref, useTray } from "#app/stores/comparison-tray.ts";

/**
 * Keeps the comparison that is shown as the tray of all pages. The page without any shows the one that is kept, so that
 * the navigation leads back to it.
 */
export function useKeptComparison(vehicles: readonly TrayVehicle[]): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (vehicles.length > 0) return useTray.getState().put(vehicles);
    const kept = readTray();
    if (kept.length > 0 && search === "") navigate(trayHref(kept), { replace: true });
  }, [vehicles, search, navigate]);
}
