import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { SignInLink } from "#app/widgets/sign-in-link.tsx";
import { PlayerList } from "./player-list.tsx";

/** The game accounts of who is signed in. @param accounts null: nobody is signed in */
export function OwnPlayers({ accounts }: { accounts: readonly GameAccount[] | null }) {
  return (
    <section className="panel panel-wide" aria-labelledby="my-accounts">
      <div className="panel-head">
        <h2 className="heading-2" id="my-accounts">
          My accounts
        </h2>
        {accounts !== null && accounts.length > 0 && (
          <a className="text-link text-13" href="/wg">
            Who may see them
          </a>
        )}
      </div>
      {accounts === null ? (
        <p className="panel-body color-text-2 text-13">
          <SignInLink>Sign in</SignInLink> with your game account to see your own page here.
        </p>
      ) : accounts.length === 0 ? (
        <p className="panel-body color-text-2 text-13">
          You have linked no game account.{" "}
          <a className="text-link" href="/wg">
            Link a game account
          </a>
        </p>
      ) : (
        <PlayerList players={accounts} />
      )}
    </section>
  );
}
