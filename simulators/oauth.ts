import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { html } from "hono/html";

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

interface Issued {
  persona: string;
  nonce: string | null;
  accessToken: string;
  refreshToken: string;
}

/**
 * The common part of token endpoints: checks client, code or refresh token.
 * @returns what was issued, or the refusal
 */
export async function issueTokens(
  c: Context,
  grants: Grants,
  client: { id: string; secret: string },
): Promise<Issued | Response> {
  const form = await c.req.parseBody();
  const text = (name: string) => (typeof form[name] === "string" ? form[name] : undefined);
  if (text("client_id") !== client.id || text("client_secret") !== client.secret) {
    return c.json({ error: "invalid_client" }, 401);
  }
  if (text("grant_type") === "refresh_token") {
    const persona = grants.takeRefreshToken(text("refresh_token") ?? "");
    return persona ? { persona, nonce: null, ...grants.issueTokens(persona) } : c.json({ error: "invalid_grant" }, 401);
  }
  const code = grants.takeCode(text("code") ?? "", text("redirect_uri") ?? "", text("code_verifier"));
  if (!code) return c.json({ error: "invalid_grant" }, 400);
  return { persona: code.persona, nonce: code.nonce, ...grants.issueTokens(code.persona) };
}

/** The persona of a request at a token endpoint. */
export async function personaOfTokenRequest(request: Request, grants: Grants): Promise<string | undefined> {
  const form = await request.formData().catch(() => new FormData());
  const [code, refreshToken] = [form.get("code"), form.get("refresh_token")];
  return grants.peekCode(String(code)) ?? grants.peekRefreshToken(String(refreshToken));
}

/** Where the browser goes back to from the consent page. */
export function redirectUrl(redirectUri: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** A provider's consent page, with one plain link for each persona. */
export function consentPage(provider: string, choices: { persona: string; label: string; href: string }[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <link rel="icon" href="data:," />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${provider} (simulated): sign in to the Index</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark; }
          a { display: block; padding: 0.75rem 1rem; margin: 0.5rem 0; border: 1px solid; border-radius: 0.5rem; }
        </style>
      </head>
      <body>
        <h1>${provider}, simulated</h1>
        <p>The Index asks to see who you are. This page stands in for the real provider on this machine. Sign in as:</p>
        ${choices.map(({ persona, label, href }) => html`<a data-persona="${persona}" href="${href}">${label}</a>`)}
      </body>
    </html>`;
}
