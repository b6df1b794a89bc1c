import { ACCOUNT_DELETED, ONLY_LINK, UnlinkQuestion } from "./unlink-question.tsx";

interface UnlinkAccountProps {
  accountId: number;
  nickname: string;
  /** The visitor has only this link: their account on the Index is deleted with it. */
  last: boolean;
  unlink: () => Promise<void>;
}

/** Ends the link to a game account. */
export function UnlinkAccount({ accountId, nickname, last, unlink }: UnlinkAccountProps) {
  const goes = last
    ? `${ONLY_LINK} and everything it holds: battles, statistics key and sessions.`
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
      done={last ? ACCOUNT_DELETED : `${nickname} is not linked any more.`}
    />
  );
}
