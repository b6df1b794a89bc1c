import { ActionForm } from "./action-form.tsx";

interface UnlinkAccountProps {
  accountId: number;
  nickname: string;
  /** Nothing else is linked: the account on the Index goes with it. */
  last: boolean;
  unlink: () => Promise<void>;
}

/** Ends the link to a game account, once one has read what goes with it and says so again. */
export function UnlinkAccount({ accountId, nickname, last, unlink }: UnlinkAccountProps) {
  return (
    <details className="unlink" data-menu="">
      <summary className="btn quiet sm ic" aria-label={`Unlink ${nickname}`} title={`Unlink ${nickname}`}>
        <i className="i-lucide-unlink" />
      </summary>
      <div className="pop">
        <p className="h3">Unlink {nickname}?</p>
        <p className="note">
          {last
            ? "This is your only link. Your account on the Index is deleted with it, and everything it holds: battles, statistics key and sessions."
            : "Its battles and its statistics key on the Index are deleted."}{" "}
          This cannot be undone. The game account itself stays as it is.
        </p>
        <ActionForm
          action={`/api/wgauth/logout?account_id=${accountId}`}
          act={unlink}
          done={last ? "Your account on the Index is deleted." : `${nickname} is not linked any more.`}
        >
          <button type="submit" className="btn danger">
            {last ? `Unlink ${nickname} and delete my account` : `Unlink ${nickname}`}
          </button>
        </ActionForm>
      </div>
    </details>
  );
}
