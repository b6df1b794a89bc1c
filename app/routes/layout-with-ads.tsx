import { Outlet } from "react-router";
import { AdSlot } from "#app/site/ads/ad-slot.tsx";
import { useAds } from "./use-ads.ts";

/** The default layout: the page, and a slot below it. Errors are shown without one. */
export default function LayoutWithAds() {
  const ads = useAds();
  return (
    <>
      <Outlet />
      {ads && <AdSlot network={ads.network} placement="foot" />}
    </>
  );
}
