import { createHash, randomBytes } from "node:crypto";

interface Code {
  persona: string;
  redirectUri: string;
  challenge: string | null;
  nonce: string | null;
}

/** The codes (each valid once) and tokens that a simulated provider has issued, in memory. */
export class Grants {
  private readonly codes = new Map<string, Code>();
  private readonly access = new Map<string, string>();
  private readonly refresh = new Map<string, string>();

  issueCode(code: Code): string {
    const name = random();
    this.codes.set(name, code);
    return name;
  }

  /** @returns null for a code that is unknown, used, for another address, or without its PKCE verifier */
  takeCode(name: string, redirectUri: string, verifier: string | undefined): Code | null {
    const code = this.codes.get(name);
    this.codes.delete(name);
    if (!code || code.redirectUri !== redirectUri) return null;
    if (code.challenge === null) return code;
    const challenge = createHash("sha256")
      .update(verifier ?? "")
      .digest("base64url");
    return challenge === code.challenge ? code : null;
  }

  peekCode = (name: string) => this.codes.get(name)?.persona;

  issueTokens(persona: string): { accessToken: string; refreshToken: string } {
    const [accessToken, refreshToken] = [random(), random()];
    this.access.set(accessToken, persona);
    this.refresh.set(refreshToken, persona);
    return { accessToken, refreshToken };
  }

  personaOf = (accessToken: string | undefined) => this.access.get(accessToken ?? "");

  /** Ends a refresh token; the next one comes with the new pair. */
  takeRefreshToken(token: string): string | undefined {
    const persona = this.refresh.get(token);
    this.refresh.delete(token);
    return persona;
  }

  peekRefreshToken = (token: string) => this.refresh.get(token);

  revoke(accessToken: string): boolean {
    return this.access.delete(accessToken);
  }

  /** Ends all grants of a persona, as when a user removes the app at the provider. */
  revokePersona(persona: string): void {
    for (const tokens of [this.access, this.refresh]) {
      for (const [token, owner] of tokens) if (owner === persona) tokens.delete(token);
    }
  }
}

const random = () => randomBytes(24).toString("base64url");

/** The token after `Bearer` or `OAuth`. */
export function bearerOf(request: Request): string | undefined {
  return /^(?:bearer|oauth) (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}
