import { createContext, useContext } from "react";

/** The nonce of this answer while it is rendered; empty in the browser, where scripts cannot read nonces. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
