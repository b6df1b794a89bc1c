import { formatPatch, patchRange } from "./format-patch.ts";

interface PatchCount {
  version: string;
  commonTest: boolean;
  vehicles: number;
}

/** The vehicles whose figures are of another patch than the whole dataset. */
export function ofOtherPatches({
  gameVersion,
  patches = [],
}: {
  gameVersion: string;
  patches?: PatchCount[] | undefined;
}) {
  const others = patches.filter(({ version }) => formatPatch(version) !== formatPatch(gameVersion));
  return {
    vehicles: others.reduce((sum, { vehicles }) => sum + vehicles, 0),
    range: patchRange(others),
  };
}

/** "57 vehicles are of other patches, 2.3.1 to 2.4.1 (Common Test)"; empty where all are of one. */
export function otherPatches(manifest: Parameters<typeof ofOtherPatches>[0]): string {
  const { vehicles, range } = ofOtherPatches(manifest);
  if (vehicles === 0) return "";
  const who = vehicles === 1 ? "1 vehicle is" : `${vehicles} vehicles are`;
  return `${who} of ${range.includes(" to ") ? "other patches" : "another patch"}, ${range}`;
}
