/** Lets the site clear what it keeps in the browser; by a form, since this must work where scripts do not. */
export function ClearHere({ cleared }: { cleared: boolean }) {
  return (
    <section className="panel" aria-labelledby="at-once">
      <h3 className="h2 panel-h" id="at-once">
        Let the Index do it
      </h3>
      <div className="panel-b">
        {cleared && (
          <p className="say" role="status">
            <i className="i-lucide-check" />
            <span>Done. The Index keeps nothing in this browser any more, and you are signed out here.</span>
          </p>
        )}
        <p>One click removes everything the Index keeps in this browser:</p>
        <ul className="ticks">
          <li>stored copies of pages and pictures</li>
          <li>your colour mode, recent searches and choice about ads</li>
          <li>statistics keys that were made here; you can make new ones</li>
          <li>all cookies, so you are signed out here</li>
        </ul>
        <p>Your account and everything linked to it stay as they are.</p>
        <form method="post" action="/api/account/clear-browser" onSubmit={clearStorage}>
          <button type="submit" className="btn pri">
            <i className="i-lucide-eraser" />
            Clear cache and cookies
          </button>
        </form>
      </div>
    </section>
  );
}

/** For browsers that do not know the answer's Clear-Site-Data, as Safari before 17. */
function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // blocked: then nothing is kept there
  }
}
