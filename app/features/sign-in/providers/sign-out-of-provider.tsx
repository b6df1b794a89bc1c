import type { StatusProvider } from "#app/game/accounts/providers.ts";
import { useAccounts } from "../accounts-context.tsx";
import { ActionForm } from "../action-form.tsx";
import { PROVIDER_TEXTS } from "./provider-texts.ts";
import { ACCOUNT_DELETED, ONLY_LINK, UnlinkQuestion } from "./unlink-question.tsx";

interface SignOutOfProviderProps {
  provider: StatusProvider;
  /** The visitor has only this link: their account on the Index is deleted with it, so it asks first. */
  last: boolean;
}

/** Ends the link to a platform. */
export function SignOutOfProvider({ provider, last }: SignOutOfProviderProps) {
  const logout = useAccounts((state) => state.logout);
  const { name } = PROVIDER_TEXTS[provider];
  const [label, action] = [`Sign out of ${name}`, `/api/${provider}/logout`];
  const unlink = () => logout(provider);
  if (last) {
    return (
      <UnlinkQuestion
        label={label}
        question={`${label}?`}
        goes={`${ONLY_LINK} and you are signed out everywhere. This cannot be undone. Your account at ${name} stays as it is.`}
        action={action}
        unlink={unlink}
        button={`${label} and delete my account`}
        done={ACCOUNT_DELETED}
      />
    );
  }
  return (
    <ActionForm action={action} act={unlink} done={`You are signed out of ${name}.`}>
      <button type="submit" className="button" aria-label={label}>
        Sign out
      </button>
    </ActionForm>
  );
}
