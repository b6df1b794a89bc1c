/**
 * A module as it follows an article: "gun 8.8 cm KwK 36", but "Tiger I turret", whose name already says its kind.
 * @param kind in small letters
 */
export function modulePhrase(kind: string, name: string): string {
  return new RegExp(`\\b${kind}\\b`, "i").test(name) ? name : `${kind} ${name}`;
}
