import { base64url, fromBase64url } from "./random-token.ts";

const encoder = new TextEncoder();
const ivBytes = 12;

/** Encrypts what must not be readable in the database: providers' tokens, code verifiers. */
export interface Seal {
  /**
   * @param text the secret
   * @param place where it is kept ("identity twitch 123"): what is sealed for one place opens at no other
   */
  close(text: string, place: string): Promise<string>;
  /** @throws Error when it was sealed for another place, with another key, or was changed */
  open(sealed: string, place: string): Promise<string>;
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
    async close(text, place) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const algorithm = { name: "AES-GCM", iv, additionalData: encoder.encode(place) };
      const data = await crypto.subtle.encrypt(algorithm, newest as CryptoKey, encoder.encode(text));
      return `${base64url(iv)}.${base64url(new Uint8Array(data))}`;
    },
    async open(sealed, place) {
      const dot = sealed.indexOf(".");
      const iv = fromBase64url(sealed.slice(0, dot));
      const data = fromBase64url(sealed.slice(dot + 1));
      const algorithm = { name: "AES-GCM", iv, additionalData: encoder.encode(place) };
      for (const key of imported) {
        const opened = await crypto.subtle.decrypt(algorithm, key, data).catch(() => undefined);
        if (opened) return new TextDecoder().decode(opened);
      }
      throw new Error(`What is sealed for "${place.split(" ")[0]}" cannot be opened with any of TOKEN_KEYS.`);
    },
  };
}

async function importKey(text: string): Promise<CryptoKey> {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(text)) {
    throw new Error("TOKEN_KEYS must hold keys of 32 bytes in base64, separated by commas.");
  }
  return crypto.subtle.importKey("raw", fromBase64url(text), "AES-GCM", false, ["encrypt", "decrypt"]);
}
