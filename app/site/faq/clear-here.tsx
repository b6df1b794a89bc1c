/** Clears the site's own data in the browser. It is a form, because it must work even when scripts are broken. */
export function ClearHere({ cleared }: { cleared: boolean }) {
  return (
    <section className="clearing-way" aria-labelledby="at-once">
      <h4 className="heading-2 panel-head m-0!" id="at-once">
        Let the Index do it
      </h4>
      <div className="panel-body">
        {cleared && (
          <p className="callout" role="status">
            <i className="i-lucide-check" />
            <span>Done. The Index keeps nothing in this browser any more, and you are signed out here.</span>
          </p>
        )}
        <p>One click removes everything the Index keeps in this browser:</p>
        <ul className="pl-20px color-text-2 list-disc">
          <li>stored copies of pages and pictures</li>
          <li>your colour mode, recent searches, players you follow or looked at, and choice about ads</li>
          <li>statistics keys that were made here; you can make new ones</li>
          <li>
            loadouts that only this browser keeps: put those you need into an account first, on{" "}
            <a className="text-link" href="/my-builds">
              Saved loadouts
            </a>
          </li>
          <li>all cookies, so you are signed out here</li>
        </ul>
        <p>Your account and everything linked to it stay as they are.</p>
        <form className="mt-16px" method="post" action="/api/account/clear-browser" onSubmit={clearStorage}>
          <button type="submit" className="button button-primary">
            <i className="i-lucide-eraser" />
            Clear cache and cookies
          </button>
        </form>
      </div>
    </section>
  );
}

/** For browsers that do not support the answer's Clear-Site-Data header, such as Safari before 17. */
function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // storage is blocked, so there is nothing to clear
  }
}
