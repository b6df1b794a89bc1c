/** How one comes by a vehicle: in the tech tree, for gold or as a reward, or in the collection. */
export const ACQUISITIONS = ["researchable", "premium", "collector"] as const;

export type Acquisition = (typeof ACQUISITIONS)[number];

export const ACQUISITION_LABELS: Record<Acquisition, string> = {
  researchable: "Researchable",
  premium: "Premium",
  collector: "Collector",
};

/** How one comes by the vehicle; premium wins where the data say both. */
export function acquisition(row: { premium: boolean; collector: boolean }): Acquisition {
  if (row.premium) return "premium";
  return row.collector ? "collector" : "researchable";
}
