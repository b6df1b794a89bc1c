import { create } from "zustand";
import { readStoredJson, writeStored } from "#app/lib/browser-storage.ts";

export const AD_CONSENT_KEY = "index-ad-consent";

/** The answer of a visitor to the network of one origin. */
interface AdConsent {
  origin: string;
  accepted: boolean;
  /** When it was said: unix time in milliseconds. */
  at: number;
}

interface AdConsentState {
  /** Null until the visitor has answered. */
  consent: AdConsent | null;
  /** Reads the stored answer; the server does not know it. */
  restore(): void;
  choose(consent: AdConsent): void;
}

/** The visitor's consent to a network's frame. Storage may be blocked or full: the choice then lasts for the page. */
export const useAdConsent = create<AdConsentState>((set) => ({
  consent: null,
  restore() {
    const stored = read();
    if (stored) set({ consent: stored });
  },
  choose(consent) {
    set({ consent });
    writeStored(AD_CONSENT_KEY, JSON.stringify(consent));
  },
}));

/** An entry from an older version of the site or from another program counts as no answer. */
function read(): AdConsent | null {
  const { origin, accepted, at } = (readStoredJson(AD_CONSENT_KEY) ?? {}) as Partial<AdConsent>;
  if (typeof origin !== "string" || typeof accepted !== "boolean" || !Number.isFinite(at)) return null;
  return { origin, accepted, at: at as number };
}
