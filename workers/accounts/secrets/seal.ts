import { decodeBase64Url } from "hono/utils/encode";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import type { TokenSet } from "#workers/providers/provider.ts";
import { base64url } from "./random-token.ts";

const encoder = new TextEncoder();
const ivBytes = 12;

/** Encrypts what must not be readable in the database: providers' tokens, code verifiers. */
export interface Seal {
  /**
   * @param text the secret
   * @param context where the secret is stored ("identity twitch 123"); it opens with the same place only
   */
  close(text: string, context: string): Promise<string>;
  /** @throws SealError when it was sealed for another place, with another key, or was changed */
  open(sealed: string, context: string): Promise<string>;
}

/** A stored secret cannot be opened, so its owner has to sign in again. The message is for the log. */
export class SealError extends Error {
  override readonly name = "SealError";
}

/** A handler for `catch`: null for a secret that cannot be opened; every other error is thrown on. */
export function nullIfSealed(error: unknown): null {
  if (error instanceof SealError) return null;
  throw error;
}

/**
 * AES-256-GCM with a random nonce for each secret. The first key seals; all of them open, so that a key can
 * be replaced while secrets of the old one are still kept.
 *
 * @param keys TOKEN_KEYS: one or more keys of 32 bytes in base64, separated by commas, the newest first
 * @throws Error when a key is not 32 bytes of base64
 */
export async function createSeal(keys: string): Promise<Seal> {
  const imported = await Promise.all(keys.split(",").map((key) => importKey(key.trim())));
  const [newest] = imported;
  return {
    async close(text, context) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const algorithm = { name: "AES-GCM", iv, additionalData: encoder.encode(context) };
      const data = await crypto.subtle.encrypt(algorithm, newest as CryptoKey, encoder.encode(text));
      return `${base64url(iv.buffer)}.${base64url(data)}`;
    },
    async open(sealed, context) {
      for (const key of imported) {
        const opened = await openWith(key, sealed, context).catch(() => undefined);
        if (opened !== undefined) return opened;
      }
      throw new SealError(`What is sealed for "${context.split(" ")[0]}" cannot be opened with any of TOKEN_KEYS.`);
    },
  };
}

/** @throws DOMException for another key or context, or if the text is not sealed at all */
async function openWith(key: CryptoKey, sealed: string, context: string): Promise<string> {
  const dot = sealed.indexOf(".");
  const iv = decodeBase64Url(sealed.slice(0, dot));
  const data = decodeBase64Url(sealed.slice(dot + 1));
  const algorithm = { name: "AES-GCM", iv, additionalData: encoder.encode(context) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, data));
}

async function importKey(text: string): Promise<CryptoKey> {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(text)) {
    throw new Error("TOKEN_KEYS must hold keys of 32 bytes in base64, separated by commas.");
  }
  return crypto.subtle.importKey("raw", decodeBase64Url(text), "AES-GCM", false, ["encrypt", "decrypt"]);
}

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
