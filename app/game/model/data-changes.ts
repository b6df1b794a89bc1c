/** What differs between the data that is served and what was served before it: as a visitor would see it. */
export interface DataChanges {
  /** When the data was published; ISO 8601. */
  publishedAt: string;
  /** Since when the data before it was served; ISO 8601. */
  since: string;
  /** Vehicles that came, the highest tier first: the first of them, and how many there are. */
  added: { count: number; some: { name: string; href: string }[] };
  /** How many vehicles went. */
  removed: number;
  /** Vehicles of which a figure that was known is another now: those with the largest change, and how many there are. */
  changed: { count: number; some: ChangedVehicleStat[] };
  /** Sources with another date or version, by their titles. */
  sources: { title: string; date: string | null }[];
}

export interface ChangedVehicleStat {
  name: string;
  href: string;
  /** Of the index, `StatKey`. */
  key: string;
  before: number;
  after: number;
}

/** Path below /api/files; of no version, since it is about two. */
export const DATA_CHANGES_PATH = "changes.json";
