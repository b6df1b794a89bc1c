import type { Context } from "hono";
import type { Grants } from "./grants.ts";

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
