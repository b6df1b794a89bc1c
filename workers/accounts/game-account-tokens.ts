import type { Seal } from "./seal.ts";

/** Where a game account's token is kept, for the seal: copied to another row, it opens there no more. */
const place = (accountId: number) => `access wgauth ${accountId}`;

export const sealGameToken = (seal: Seal, accountId: number, accessToken: string): Promise<string> =>
  seal.close(accessToken, place(accountId));

/** @throws SealError when it was sealed for another account, or with a key that is gone */
export const openGameToken = (seal: Seal, accountId: number, sealed: string): Promise<string> =>
  seal.open(sealed, place(accountId));
