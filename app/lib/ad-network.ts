/** The advertising network that an operator has configured. */
export interface AdNetwork {
  /** As visitors are asked for their consent to it. */
  name: string;
  /** The network's page that is shown in a slot. */
  frameUrl: string;
  /** The origin of that page: the only one that may be framed. */
  origin: string;
}
