/** Letters from which on players and clans are looked up while somebody types: the publisher's search needs so many. */
export const MIN_SEARCH_LENGTH = 3;
/** As many as a clan's name has at most. */
export const MAX_SEARCH_LENGTH = 64;

/** The clan search takes names as well as tags: letters, digits and typed signs, but no emoji and no markup. */
const NAME = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{P}\p{Zs}=+~|^`$]+$/u;

/** Whether players or clans can be called like this. */
export function canSearchNames(text: string): boolean {
  return text.length >= MIN_SEARCH_LENGTH && text.length <= MAX_SEARCH_LENGTH && NAME.test(text);
}
