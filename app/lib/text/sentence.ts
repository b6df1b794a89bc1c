/** Ends a text in exactly one full stop; a text that already has one, such as "U.S.S.R.", stays. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
