import { beforeEach, describe, expect, it, vi } from "vitest";
import { AD_CONSENT_KEY, useAdConsent } from "./ad-consent.ts";

const consent = { origin: "https://ads.example", accepted: true, at: 1_764_000_000_000 };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  useAdConsent.setState({ consent: null });
});

describe("the consent to ads", () => {
  it("is kept, and taken over on the next page load", () => {
    useAdConsent.getState().choose(consent);
    useAdConsent.setState({ consent: null });
    useAdConsent.getState().restore();
    expect(useAdConsent.getState().consent).toEqual(consent);
  });

  it.each(["", "{broken", "null", "[]", "7", '{"accepted":true}', '{"origin":"x","accepted":"yes","at":1}'])(
    "counts as not given where the storage has %j",
    (text) => {
      stored.set(AD_CONSENT_KEY, text);
      useAdConsent.getState().restore();
      expect(useAdConsent.getState().consent).toBeNull();
    },
  );

  it("lasts for the page where storage throws", () => {
    const deny = () => {
      throw new Error("denied");
    };
    vi.stubGlobal("localStorage", { getItem: deny, setItem: deny });
    useAdConsent.getState().restore();
    useAdConsent.getState().choose(consent);
    expect(useAdConsent.getState().consent).toEqual(consent);
  });
});
