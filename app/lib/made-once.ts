/**
 * Makes something of a published document once: documents never change, and are the same objects in all requests.
 * Must hold nothing of a visitor.
 * @param make what else it is given has to be always the same for the same document
 */
export function madeOnce<Document extends object, More extends unknown[], Made>(
  make: (document: Document, ...more: More) => Made,
): (document: Document, ...more: More) => Made {
  const known = new WeakMap<Document, Made>();
  return (document, ...more) => {
    const made = known.get(document) ?? make(document, ...more);
    known.set(document, made);
    return made;
  };
}
