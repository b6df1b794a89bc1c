import { ActionForm } from "../action-form.tsx";

/** The person's stored data, to download or to delete. */
export function MyDataPanel() {
  return (
    <section className="panel" aria-labelledby="my-data">
      <h2 className="heading-2 panel-head" id="my-data">
        Your data
      </h2>
      <div className="panel-body grid gap-12px justify-items-start">
        <p className="note">
          The Index keeps your name and status at each platform you link, your game accounts, the{" "}
          <a className="text-link" href="/my-builds">
            builds
          </a>{" "}
          you keep, and where you are signed in. No e-mail address, no password, no payment.
        </p>
        {/* Without `download`, under which a browser may keep an error as if it were the data. */}
        <a className="button" href="/api/account/export">
          <i className="i-lucide-download" />
          Download my data
        </a>
        <details>
          <summary className="button button-quiet button-bad">
            <i className="i-lucide-trash-2" />
            Delete my account
          </summary>
          <div className="callout callout-bad grid-cols-1 mt-12px">
            <p>
              All links, game accounts, builds and sessions are deleted at once and cannot be restored. Payments on
              other platforms are not affected.
            </p>
            <ActionForm action="/api/account/delete" done="Your account and everything linked to it is deleted.">
              <button type="submit" className="button button-danger">
                Delete everything now
              </button>
            </ActionForm>
          </div>
        </details>
      </div>
    </section>
  );
}
