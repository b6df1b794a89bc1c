import type { RefObject } from "react";
import { shareLink, tryOrTell } from "#app/components/share-link.ts";
import { mapPath, withPlan } from "#app/game/maps/query.ts";
import { useToasts } from "#app/stores/toasts.ts";
import type { PictureLabels } from "./picture/save-picture.ts";

interface TakePlanProps {
  /** The address of the page without a plan, and the plan's code. */
  address: string;
  code: string | null;
  /** The element that contains the plan's drawing. */
  sheet: RefObject<HTMLElement | null>;
  labels: PictureLabels;
}

/** The plan as a link and as a picture. The code for the picture is loaded on request. */
export function TakePlan({ address, code, sheet, labels }: TakePlanProps) {
  const share = async () => {
    const url = new URL(withPlan(address, code), location.href).href;
    const message =
      code === null ? "Anyone who opens it sees this map." : "Anyone who opens it sees this map and your plan.";
    await shareLink({ title: `${labels.title}, plan`, url, message });
  };
  const save = () =>
    tryOrTell("The picture could not be made", async () => {
      const { savePlanPicture } = await import("./picture/save-picture.ts");
      const drawing = sheet.current?.querySelector<SVGSVGElement>(".map-sheet svg.map-drawing");
      if (!drawing) throw new Error("There is no plan on the page.");
      await savePlanPicture(drawing, labels, `${address.slice(mapPath("").length).split("?")[0]}.png`);
      useToasts.getState().add({ title: "Picture saved" });
    });
  return (
    <div className="flex flex-wrap gap-8px js-only">
      <button type="button" className="button" onClick={save}>
        <i className="i-lucide-image" />
        Save picture
      </button>
      <button type="button" className="button" onClick={share}>
        <i className="i-lucide-share-2" />
        Share plan
      </button>
    </div>
  );
}
