/** Text within XML, as the content of an element or the value of an attribute. */
export function xml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
