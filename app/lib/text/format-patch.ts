/** A fourth number from here on counts builds, not patches. */
const FIRST_BUILD = 1000;

/**
 * A game version as players write it: "1.26.1.0" is patch 1.26.1, "2.3.1.5412" a build of patch 2.3.1, and "2.3.1.3"
 * its third small patch.
 */
export function formatPatch(version: string): string {
  return version.replace(/^(\d+\.\d+\.\d+)\.(\d+)$/, (whole, patch: string, fourth: string) =>
    fourth === "0" || Number(fourth) >= FIRST_BUILD ? patch : whole,
  );
}

/** The patch that figures are of, in a list: "2.4.1 (Common Test)". */
export function patchName({ version, commonTest }: { version: string; commonTest: boolean }): string {
  return commonTest ? `${formatPatch(version)} (Common Test)` : formatPatch(version);
}

/** The same in a sentence: "the Common Test of patch 2.4.1". */
export function patchPhrase({ version, commonTest }: { version: string; commonTest: boolean }): string {
  return `${commonTest ? "the Common Test of " : ""}patch ${formatPatch(version)}`;
}

/** The earliest and the latest of some patches: "2.3.1 to 2.4.1 (Common Test)"; empty without any. */
export function patchRange(patches: readonly { version: string; commonTest: boolean }[]): string {
  const sorted = [...patches].sort((a, b) => byVersion(a.version, b.version));
  const ends = [sorted.at(0), sorted.at(-1)].flatMap((patch) => (patch ? [patchName(patch)] : []));
  return [...new Set(ends)].join(" to ");
}

// One for all: `localeCompare` makes one at each call, and every page compares patches.
const VERSIONS = new Intl.Collator("en", { numeric: true });

/** Earlier versions first. */
export const byVersion = (a: string, b: string): number => VERSIONS.compare(a, b);

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

/** "57 vehicles are from other patches, 2.3.1 to 2.4.1 (Common Test)"; empty where all are of one. */
export function otherPatches(manifest: Parameters<typeof ofOtherPatches>[0]): string {
  const { vehicles, range } = ofOtherPatches(manifest);
  if (vehicles === 0) return "";
  const who = vehicles === 1 ? "1 vehicle is" : `${vehicles} vehicles are`;
  return `${who} from ${range.includes(" to ") ? "other patches" : "another patch"}, ${range}`;
}
