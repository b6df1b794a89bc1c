/** What became of a pasted list, for the page that shows it. */
export interface ListReport {
  /** The address with the vehicles that were found. */
  href: string;
  /** The list as it is now: complete, with the user's answers filled in. */
  text: string;
  found: number;
  /** Entries that were read by a part of a name, and as which vehicle. */
  guessed: Truncated<{ text: string; name: string }>;
  /** Entries that may mean several vehicles. */
  questions: Truncated<{ text: string; choices: VehicleCandidate[] }>;
  /** Entries that name no vehicle, with the one that has almost that name. */
  notFound: Truncated<{ text: string; like: VehicleCandidate | null }>;
  repeated: number;
  /** Entries after the last one that is read. */
  unread: number;
  /** Of those not found, the ones that were compared with whole names only. */
  unsearched: number;
}

export interface VehicleCandidate {
  id: number;
  label: string;
}

/** Some of a long list, and how many there are. */
export interface Truncated<T> {
  first: T[];
  count: number;
}

/** A list that could not be read at all. */
interface ListProblem {
  problem: string;
  /** The list as sent, if known. */
  typed?: string;
}

/** The result of the page's action, unless it redirects. */
export type ListAnswer = ListReport | ListProblem;
