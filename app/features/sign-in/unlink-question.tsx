import { ActionForm } from "./action-form.tsx";

interface UnlinkQuestionProps {
  /** What opens the question, in words. */
  label: string;
  /** Shown in the place of the words. */
  icon?: string;
  question: string;
  /** What goes with the link. */
  goes: string;
  /** The call that ends it. */
  action: string;
  /** Ends it by script. */
  unlink: () => Promise<void>;
  /** What the button says that ends it. */
  button: string;
  done: string;
}

/** What goes with somebody's only link; the rest of the sentence says what that is. */
export const ONLY_LINK = "This is your only link. Your account on the Index is deleted with it,";
export const ACCOUNT_DELETED = "Your account on the Index is deleted.";

/** Ends a link, once one has read what goes with it and says so again. */
export function UnlinkQuestion({ label, icon, question, goes, action, unlink, button, done }: UnlinkQuestionProps) {
  return (
    <details className="unlink" data-menu="">
      <summary className={icon ? "btn quiet sm ic" : "btn"} aria-label={label} title={icon && label}>
        {icon ? <i className={icon} /> : "Sign out"}
      </summary>
      <div className="pop">
        <p className="h3">{question}</p>
        <p className="note">{goes}</p>
        <ActionForm action={action} act={unlink} done={done}>
          <button type="submit" className="btn danger">
            {button}
          </button>
        </ActionForm>
      </div>
    </details>
  );
}
