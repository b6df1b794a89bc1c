import { create } from "zustand";

export const AD_CONSENT_KEY = "index-ad-consent";

/** What a visitor said to the network of one origin. */
export interface AdConsent {
  origin: string;
  accepted: boolean;
  /** When it was said: unix time in milliseconds. */
  at: number;
}

interface AdConsentState {
  /** Null until something was said. */
  consent: AdConsent | null;
  /** Takes over what the storage has kept; the server knows nothing of it. */
  restore(): void;
  choose(consent: AdConsent): void;
}

/** Whether a visitor lets a network's frame in. Storage may be off or full: the choice then lasts for the page. */
export const useAdConsent = create<AdConsentState>((set) => ({
  consent: null,
  restore() {
    const stored = read();
    if (stored) set({ consent: stored });
  },
  choose(consent) {
    set({ consent });
    try {
      localStorage.setItem(AD_CONSENT_KEY, JSON.stringify(consent));
    } catch {
      // nothing to save it in: it is asked again on the next page load
    }
  },
}));

/** What is stored may be of an older version of the site, or of somebody else: then nothing was said. */
function read(): AdConsent | null {
  try {
    const { origin, accepted, at } = JSON.parse(localStorage.getItem(AD_CONSENT_KEY) ?? "{}");
    if (typeof origin !== "string" || typeof accepted !== "boolean" || !Number.isFinite(at)) return null;
    return { origin, accepted, at };
  } catch {
    return null;
  }
}
