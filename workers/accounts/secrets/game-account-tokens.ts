import type { Seal } from "./seal.ts";

/** The seal's place for a game account's token: copied to another row, it cannot be opened. */
const place = (accountId: number) => `access wgauth ${accountId}`;

export const sealGameToken = (seal: Seal, accountId: number, accessToken: string): Promise<string> =>
  seal.close(accessToken, place(accountId));

/** @throws SealError when it was sealed for another account, or with a key that is gone */
export const openGameToken = (seal: Seal, accountId: number, sealed: string): Promise<string> =>
  seal.open(sealed, place(accountId));
