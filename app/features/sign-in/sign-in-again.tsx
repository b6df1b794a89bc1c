import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { useAccounts } from "./accounts-context.tsx";
import { PROVIDER_TEXTS } from "./provider-texts.ts";

/** The ways to show once more that it is oneself: every account that is linked. */
export function SignInAgain() {
  const statuses = useAccounts((state) => state.statuses);
  const accounts = useAccounts((state) => state.gameAccounts);
  return (
    <div className="row">
      {STATUS_PROVIDERS.filter((key) => statuses[key]).map((key) => (
        <a key={key} className="btn sm" href={`/api/${key}/login?return_to=/access`}>
          Sign in again with {PROVIDER_TEXTS[key].name}
        </a>
      ))}
      {accounts.map(({ accountId, nickname, region }) => (
        <a
          key={accountId}
          className="btn sm"
          href={`/api/wgauth/login?region=${region}&account_id=${accountId}&return_to=/access`}
        >
          Sign in again as {nickname}
        </a>
      ))}
    </div>
  );
}
