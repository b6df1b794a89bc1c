/** The text as a sentence: with one full stop at its end, where it does not end in one already as "U.S.S.R." does. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
