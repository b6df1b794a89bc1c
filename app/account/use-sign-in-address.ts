import { useLocation } from "react-router";
import type { SignInProvider } from "#app/game/accounts/providers.ts";
import { RETURN_TO, withReturnTo } from "#app/lib/return-to.ts";

/** Gives the address that signs in, and then leads to the page that sent the visitor here, if one did. */
export function useSignInAddress() {
  const from = new URLSearchParams(useLocation().search).get(RETURN_TO);
  /** @param query query string such as "?region=eu" */
  return (provider: SignInProvider, query = "") => {
    const address = `/api/${provider}/login${query}`;
    return from === null ? address : withReturnTo(address, from);
  };
}
