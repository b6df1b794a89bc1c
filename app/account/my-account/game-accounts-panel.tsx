import { isOnlyLink } from "#app/account/providers/unlink-question.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ACCOUNT_DELETED, type Account } from "#app/game/accounts/answers.ts";
import { MAX_GAME_ACCOUNTS, VISIBILITIES, type Visibility } from "#app/game/accounts/game-accounts.ts";
import { regionName } from "#app/game/model/enumerations/regions.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { initials } from "#app/lib/text/initials.ts";
import { useAccounts } from "../accounts-context.tsx";
import { ActionForm } from "../action-form.tsx";
import { LinkHeading } from "../link-row.tsx";
import { ONLY_LINK, UnlinkQuestion } from "../providers/unlink-question.tsx";

const VISIBILITY_LABELS: Record<Visibility, { label: string; icon: string; says: string }> = {
  public: {
    label: "Public",
    icon: "i-lucide-globe",
    says: "Anyone with the link can open it, and it can be found by search.",
  },
  unlisted: {
    label: "Unlisted",
    icon: "i-lucide-link",
    says: "Anyone with the link can open it, but search does not show it.",
  },
  private: { label: "Private", icon: "i-lucide-lock", says: "Only you can open it, while you are signed in." },
};

const ROW = "grid gap-12px items-center px-16px py-12px border-t border-t-grid [&_.note]:text-balance";
/** Which is active, picture, name, and what ends the link. */
const COLUMNS = "grid-cols-[24px_36px_minmax(0,1fr)_auto]";
const VISIBILITY_BUTTON = `flex gap-6px items-center justify-center w-full h-full rounded-7px
  [&[aria-pressed=true]]:bg-group-on [&[aria-pressed=true]]:color-text
  [&[aria-pressed=true]]:[box-shadow:0_1px_2px_var(--group-lift)]`;

interface GameAccountsPanelProps {
  /** Null if nobody is signed in. */
  account: Account | null;
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** The linked game accounts: which is active, who sees its page, and the free places. */
export function GameAccountsPanel({ account, now }: GameAccountsPanelProps) {
  const accounts = useAccounts((state) => state.gameAccounts);
  const active = useAccounts((state) => state.active);
  const setActive = useAccounts((state) => state.setActive);
  const unlink = useAccounts((state) => state.logoutGameAccount);
  const free = MAX_GAME_ACCOUNTS - accounts.length;
  const details = account?.gameAccounts ?? [];
  const current = details.find(({ accountId }) => accountId === active?.accountId);
  const statuses = useAccounts((state) => state.statuses);
  const onlyLink = isOnlyLink(account, { statuses, gameAccounts: accounts });
  return (
    <section className="panel" aria-labelledby="game-accounts">
      <PanelHead id="game-accounts" title="Game accounts">
        <span className="flex-1 min-w-0 note whitespace-nowrap">
          {accounts.length} of {MAX_GAME_ACCOUNTS}
        </span>
      </PanelHead>
      <ul>
        {accounts.map(({ accountId, nickname, region }) => {
          const on = accountId === active?.accountId;
          const linked = details.find((detail) => detail.accountId === accountId);
          return (
            <li className={`${ROW} ${COLUMNS}`} key={accountId}>
              <ActionForm action={`/api/wgauth/active?account_id=${accountId}`} act={async () => setActive(accountId)}>
                <button
                  type="submit"
                  className="grid place-items-center w-24px h-24px lt-tablet:w-40px lt-tablet:h-40px lt-tablet:m--8px"
                  aria-pressed={on}
                  aria-label={`Make ${nickname} the active account`}
                >
                  <span className={`radio ${on ? "on" : ""}`} />
                </button>
              </ActionForm>
              <span className="avatar avatar-medium" aria-hidden="true">
                {initials(nickname)}
              </span>
              <div>
                <LinkHeading>
                  <a href={`/accounts/${accountId}/${nickname}`}>{nickname}</a>
                </LinkHeading>
                {linked ? <PermissionNote account={linked} now={now} /> : <p className="note">{regionName(region)}</p>}
              </div>
              <UnlinkAccount
                accountId={accountId}
                nickname={nickname}
                last={onlyLink}
                unlink={() => unlink(accountId)}
              />
            </li>
          );
        })}
        {free > 0 && (
          <li className={`${ROW} ${accounts.length > 0 ? COLUMNS : "grid-cols-[36px_minmax(0,1fr)]"}`}>
            {accounts.length > 0 && <span />}
            <span
              className="avatar avatar-medium border border-dashed border-border-strong bg-transparent color-text-3"
              aria-hidden="true"
            >
              <i className="i-lucide-plus" />
            </span>
            <p className="note">{free === 1 ? "Room for one more account" : `Room for ${free} accounts`}</p>
          </li>
        )}
      </ul>
      {accounts.length > 1 && <p className="panel-foot">The site opens with the active account.</p>}
      {current && (
        <div className="panel-body grid gap-10px pt-14px border-t">
          <h3 className="heading-2">Who sees {current.nickname}’s page</h3>
          <div className="segmented grid grid-cols-[repeat(3,1fr)]">
            {VISIBILITIES.map((visibility) => (
              <ActionForm
                key={visibility}
                action={`/api/wgauth/visibility?account_id=${current.accountId}&visibility=${visibility}`}
                className="px-0"
              >
                <button type="submit" className={VISIBILITY_BUTTON} aria-pressed={visibility === current.visibility}>
                  <i className={VISIBILITY_LABELS[visibility].icon} />
                  {VISIBILITY_LABELS[visibility].label}
                </button>
              </ActionForm>
            ))}
          </div>
          <p className="note">{VISIBILITY_LABELS[current.visibility].says}</p>
        </div>
      )}
    </section>
  );
}

interface UnlinkAccountProps {
  accountId: number;
  nickname: string;
  /** The visitor has only this link: their account on the Index is deleted with it. */
  last: boolean;
  unlink: () => Promise<void>;
}

/** Ends the link to a game account. */
function UnlinkAccount({ accountId, nickname, last, unlink }: UnlinkAccountProps) {
  const goes = last
    ? `${ONLY_LINK} and everything it holds: battles, statistics key, saved loadouts, followed players and challenge runs.`
    : "Its battles and its statistics key on the Index are deleted.";
  return (
    <UnlinkQuestion
      label={`Unlink ${nickname}`}
      icon="i-lucide-unlink"
      question={`Unlink ${nickname}?`}
      goes={`${goes} This cannot be undone. The game account itself stays as it is.`}
      action={`/api/wgauth/logout?account_id=${accountId}`}
      unlink={unlink}
      button={last ? `Unlink ${nickname} and delete my account` : `Unlink ${nickname}`}
      done={last ? ACCOUNT_DELETED : `${nickname} is no longer linked.`}
    />
  );
}

const RENEW_WITHIN_MS = 3 * 86_400_000;

interface PermissionNoteProps {
  account: Account["gameAccounts"][number];
  /** Unix time in milliseconds, the server's. */
  now: number;
}

/** Until when the publisher's permission lasts, and how to renew it when it has ended. */
function PermissionNote({ account, now }: PermissionNoteProps) {
  const { accountId, region, tokenExpiresAt } = account;
  const ended = tokenExpiresAt <= now;
  const until = formatDate(new Date(tokenExpiresAt).toISOString().slice(0, 10));
  return (
    <p className="note">
      {regionName(region)}, {ended ? "permission ended" : "permission until"} {until}
      {tokenExpiresAt - now < RENEW_WITHIN_MS && (
        <>
          {" "}
          <a
            className="color-wg-accent underline underline-offset-2px"
            href={`/api/wgauth/login?region=${region}&account_id=${accountId}`}
          >
            Sign in again
          </a>
        </>
      )}
    </p>
  );
}
