/** What a key of a game account may do: read its battles while its page is private, or send battles. */
export type AccountKey = "read" | "write";

/** The call that makes (POST) and revokes (DELETE, or POST …/revoke) a key of an account. */
export const accountKeyPath = (accountId: number, kind: AccountKey) =>
  `/api/stats/accounts/${accountId}/${kind === "read" ? "key" : "write-key"}`;
