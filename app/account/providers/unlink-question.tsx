import { ActionForm } from "#app/account/action-form.tsx";
import type { Account } from "#app/game/accounts/answers.ts";
import type { AccountsState } from "#app/stores/accounts.ts";

interface UnlinkQuestionProps {
  /** Label of the button that opens the question. */
  label: string;
  /** Icon in place of the label. */
  icon?: string;
  question: string;
  /** What is deleted along with the link. */
  goes: string;
  /** The call that ends it. */
  action: string;
  /** Ends it by script. */
  unlink: () => Promise<void>;
  /** Label of the button that ends the link. */
  button: string;
  done: string;
}

/** Start of the sentence for a visitor's only link; the rest lists what is deleted. */
export const ONLY_LINK = "This is your only link. Unlinking it deletes your account on the Index";

/** Unlinks after a confirmation that lists what is deleted as well. */
export function UnlinkQuestion({ label, icon, question, goes, action, unlink, button, done }: UnlinkQuestionProps) {
  return (
    <details className="relative" data-menu="">
      <summary
        className={icon ? "button button-quiet button-small button-icon" : "button"}
        aria-label={label}
        title={icon && label}
      >
        {icon ? <i className={icon} /> : "Unlink"}
      </summary>
      <div className="popover absolute top-[calc(100%+6px)] right-0 grid gap-10px w-[min(320px,calc(100vw-64px))] p-14px">
        <p className="heading-3">{question}</p>
        <p className="note">{goes}</p>
        <ActionForm action={action} act={unlink} done={done}>
          <button
            type="submit"
            className="button border-danger color-danger w-full h-auto min-h-40px py-6px text-center whitespace-normal lt-tablet:h-auto"
          >
            {button}
          </button>
        </ActionForm>
      </div>
    </details>
  );
}

/**
 * Whether a link is the visitor's only one, so that ending it deletes their account on the Index.
 * @param account the stored account; null when it could not be loaded: then the statuses count
 */
export function isOnlyLink(
  account: Pick<Account, "identities" | "gameAccounts"> | null,
  { statuses, gameAccounts }: Pick<AccountsState, "statuses" | "gameAccounts">,
): boolean {
  // The details are counted, since a link has no status while its provider does not answer.
  const known = Object.values(statuses).filter((status) => status !== null).length;
  const platforms = account ? account.identities.length : known;
  return platforms + gameAccounts.length <= 1;
}
