import type { ComponentProps } from "react";
import type { Change } from "#app/game/comparison/change.ts";
import { CHANGE } from "./use-changes.ts";

type ChangeButtonProps = Omit<ComponentProps<"button">, "name" | "value" | "type"> & {
  change: Change;
  /** What a screen reader is told when it is done. */
  told?: string;
};

/** A button of the page's form. */
export function ChangeButton({ change, told, ...props }: ChangeButtonProps) {
  return <button type="submit" name={CHANGE} value={change} data-told={told} {...props} />;
}
