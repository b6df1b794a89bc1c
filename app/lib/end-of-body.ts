/** Puts more HTML at the end of a document's body; behind everything where the document does not end as it should. */
export function atEndOfBody(html: string, more: string): string {
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + more : html.slice(0, end) + more + html.slice(end);
}
