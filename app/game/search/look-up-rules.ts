/** Letters from which on players and clans are looked up while somebody types: the publisher's search needs so many. */
export const LOOK_UP_FROM = 3;
/** As many as a clan's name has at most. */
export const LOOK_UP_MOST = 64;

/** Whether players or clans can be called like this. */
export function canLookUp(text: string): boolean {
  return text.length >= LOOK_UP_FROM && text.length <= LOOK_UP_MOST;
}
