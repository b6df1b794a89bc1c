/** Names of the server clusters ("peripheries") by the id that battle results carry. */
const CLUSTERS: ReadonlyMap<number, string> = new Map([
  [12, "CT"],
  [201, "EU1"],
  [202, "EU2"],
  [203, "EU3"],
  [204, "EU4"],
  [205, "EU5"],
  [302, "CN2"],
  [303, "NA"],
  [304, "SA"],
  [401, "CN1"],
  [501, "ASIA"],
  [502, "HK"],
  [503, "ANZ"],
]);

/** The short name of a server cluster, "unknown" for any id that is not one of ours. */
export function serverClusterName(id: number): string {
  return CLUSTERS.get(id) ?? "unknown";
}
