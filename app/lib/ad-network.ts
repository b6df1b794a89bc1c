/** The advertising network that an operator has configured. */
export interface AdNetwork {
  /** The name shown when visitors are asked for consent. */
  name: string;
  /** The network's page that is shown in a slot. */
  frameUrl: string;
  /** The origin of that page: the only one that may be framed. */
  origin: string;
}
