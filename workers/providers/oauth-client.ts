import * as oauth from "oauth4webapi";
import { providerFetch } from "./call.ts";
import { type Attempt, ProviderError, type TokenSet } from "./provider.ts";

interface OAuthClientOptions {
  server: oauth.AuthorizationServer;
  clientId: string;
  authentication: oauth.ClientAuth;
  scope: string;
  /** Whether the provider supports PKCE. */
  pkce: boolean;
  /** Whether it is an OpenID Connect provider, whose id_token is checked. */
  openid?: boolean;
  /** More parameters of the authorization request. */
  parameters?: Record<string, string>;
  /** Corrects an answer of the token endpoint that is not in OAuth's format. @throws ProviderError for a refusal */
  mend?: (answer: Response) => Promise<Response>;
}

interface Exchanged {
  tokens: TokenSet;
  /** The checked claims of the id_token; always there with an OpenID Connect provider. */
  claims: oauth.IDToken | undefined;
}

/** The OAuth 2 part that all providers share, by oauth4webapi; failures are ProviderErrors. */
export function oauthClient(options: OAuthClientOptions) {
  const {
    server,
    clientId,
    authentication,
    scope,
    pkce,
    parameters,
    mend = async (answer: Response) => answer,
  } = options;
  const client: oauth.Client = { client_id: clientId };
  const http = {
    [oauth.customFetch]: providerFetch as never,
    // Only local simulators use http; simulator-guard.ts refuses it everywhere else.
    [oauth.allowInsecureRequests]: server.issuer.startsWith("http:"),
  };

  return {
    async authorizationUrl({ state, codeVerifier, nonce, redirectUri }: Attempt): Promise<URL> {
      const url = new URL(server.authorization_endpoint as string);
      const query = { response_type: "code", client_id: clientId, redirect_uri: redirectUri, scope, state };
      for (const [name, value] of Object.entries({ ...query, ...parameters })) url.searchParams.set(name, value);
      if (options.openid) url.searchParams.set("nonce", nonce);
      if (pkce) {
        url.searchParams.set("code_challenge", await oauth.calculatePKCECodeChallenge(codeVerifier));
        url.searchParams.set("code_challenge_method", "S256");
      }
      return url;
    },

    async exchange(callback: URL, { state, codeVerifier, nonce, redirectUri }: Attempt): Promise<Exchanged> {
      return known(async () => {
        const checked = oauth.validateAuthResponse(server, client, callback, state);
        const verifier = pkce ? codeVerifier : oauth.nopkce;
        const answer = await mend(
          await oauth.authorizationCodeGrantRequest(
            server,
            client,
            authentication,
            checked,
            redirectUri,
            verifier,
            http,
          ),
        );
        // Where a nonce is expected, an id_token is required.
        const checks = options.openid ? { expectedNonce: nonce } : {};
        const result = await oauth.processAuthorizationCodeResponse(server, client, answer, checks);
        if (options.openid) await oauth.validateApplicationLevelSignature(server, answer, http);
        return { tokens: tokensOf(result), claims: oauth.getValidatedIdTokenClaims(result) };
      });
    },

    async refresh(refreshToken: string): Promise<TokenSet> {
      return known(async () => {
        const answer = await mend(
          await oauth.refreshTokenGrantRequest(server, client, authentication, refreshToken, http),
        );
        return tokensOf(await oauth.processRefreshTokenResponse(server, client, answer));
      });
    },

    /** Calls the provider's API. @throws ProviderError, kind "invalid" for an invalid token */
    async ask(url: URL, headers: Record<string, string>): Promise<Response> {
      const answer = await providerFetch(url, { headers: { accept: "application/json", ...headers } });
      if (answer.status === 401) throw new ProviderError("invalid", `${url.host}${url.pathname} refused the token`);
      return answer;
    },
  };
}

function tokensOf({ access_token, refresh_token, expires_in }: oauth.TokenEndpointResponse): TokenSet {
  const expiresAt = expires_in === undefined ? null : Date.now() + expires_in * 1000;
  return { accessToken: access_token, refreshToken: refresh_token ?? null, expiresAt };
}

/** Runs a step of oauth4webapi and converts its errors to ProviderErrors. */
async function known<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (error instanceof oauth.AuthorizationResponseError) {
      const kind = error.error === "access_denied" ? "cancelled" : "invalid";
      throw new ProviderError(kind, `The provider came back with "${error.error}"`);
    }
    // Only this is about the visitor's permission, and ends a link. Other refusals are about us, as of a wrong secret.
    if (error instanceof oauth.ResponseBodyError) {
      const kind = error.error === "invalid_grant" ? "invalid" : "unavailable";
      throw new ProviderError(kind, `The provider said "${error.error}"`);
    }
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    // Without `cause`, which holds the answer and its tokens.
    throw new ProviderError("unavailable", `The provider's answer does not hold (${code})`);
  }
}
