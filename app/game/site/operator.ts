/** Path below /api/files. */
export const OPERATOR_PATH = "content/operator.json";

/** Who runs this site, as its operator states it in `data/content/operator.yaml`; null and empty: not stated. */
export interface Operator {
  /** Legal name of the person or company. */
  name: string | null;
  /** Lines of the postal address. */
  address: readonly string[];
  /** Where messages to the operator are read. */
  email: string | null;
  /** For takedown requests, where that is another address. */
  takedownEmail: string | null;
  /** Further places to write to, or to follow. */
  channels: readonly { name: string; url: string }[];
}
