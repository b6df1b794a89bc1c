import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { withReturnTo } from "#app/lib/return-to.ts";
import { useAccounts } from "./accounts-context.tsx";
import { PROVIDER_TEXTS } from "./providers/provider-texts.ts";

/** The linked accounts, with which the visitor can confirm their identity again. */
export function SignInAgain() {
  const statuses = useAccounts((state) => state.statuses);
  const accounts = useAccounts((state) => state.gameAccounts);
  return (
    <div className="flex flex-wrap gap-8px items-center mt-10px">
      {STATUS_PROVIDERS.filter((key) => statuses[key]).map((key) => (
        <a key={key} className="button button-small" href={withReturnTo(`/api/${key}/login`, "/access")}>
          Sign in again with {PROVIDER_TEXTS[key].name}
        </a>
      ))}
      {accounts.map(({ accountId, nickname, region }) => (
        <a
          key={accountId}
          className="button button-small"
          href={withReturnTo(`/api/wgauth/login?region=${region}&account_id=${accountId}`, "/access")}
        >
          Sign in again as {nickname}
        </a>
      ))}
    </div>
  );
}
