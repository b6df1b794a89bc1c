import { type RefObject, useEffect, useState } from "react";
import { TOOLS, type Tool } from "#app/game/maps/tactics/drawing.ts";
import { INKS, type Ink } from "#app/game/maps/tactics/tactics-board.ts";

export interface Tools {
  tool: Tool;
  ink: Ink;
  choose(tool: Tool): void;
  dip(ink: Ink): void;
}

/** The chosen tool and ink. Takes over a choice made before this script loaded. */
export function useTools(root: RefObject<HTMLElement | null>): Tools {
  const [tool, choose] = useState<Tool>("move");
  const [ink, dip] = useState<Ink>("amber");
  useEffect(() => {
    const checked = (name: string) =>
      root.current?.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? "";
    choose(TOOLS.find((candidate) => candidate === checked("tool")) ?? "move");
    dip(INKS.find((candidate) => candidate === checked("ink")) ?? "amber");
  }, [root]);
  return { tool, ink, choose, dip };
}
