import type { StatusProvider } from "#app/game/accounts/providers.ts";
import type { TokenSet } from "#workers/providers/provider.ts";
import type { Seal } from "./seal.ts";

/** The seal's place for an identity's token: copied to another row, it cannot be opened. */
const contextOf = (kind: "access" | "refresh", provider: StatusProvider, subject: string) =>
  `${kind} ${provider} ${subject}`;

/** The columns of an identity that hold its tokens. */
export interface SealedTokens {
  accessToken: string;
  refreshToken: string | null;
  tokenExpiresAt: number | null;
}

export async function sealTokens(
  seal: Seal,
  provider: StatusProvider,
  { subject, tokens }: { subject: string; tokens: TokenSet },
): Promise<SealedTokens> {
  const { accessToken, refreshToken, expiresAt } = tokens;
  return {
    accessToken: await seal.close(accessToken, contextOf("access", provider, subject)),
    refreshToken: refreshToken && (await seal.close(refreshToken, contextOf("refresh", provider, subject))),
    tokenExpiresAt: expiresAt,
  };
}

/** @throws SealError when they were sealed for another identity, or with a key that is gone */
export async function openTokens(
  seal: Seal,
  provider: StatusProvider,
  { subject, accessToken, refreshToken, tokenExpiresAt }: SealedTokens & { subject: string },
): Promise<TokenSet> {
  return {
    accessToken: await seal.open(accessToken, contextOf("access", provider, subject)),
    refreshToken: refreshToken && (await seal.open(refreshToken, contextOf("refresh", provider, subject))),
    expiresAt: tokenExpiresAt,
  };
}
