/** Inserts HTML at the end of a document's body; appends it when the document does not end in "</body></html>". */
export function atEndOfBody(html: string, more: string): string {
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + more : html.slice(0, end) + more + html.slice(end);
}
