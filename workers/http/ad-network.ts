import { z } from "zod";
import type { AdNetwork } from "#app/lib/ad-network.ts";
import type { Env } from "#workers/bindings.ts";

/** Where a network may be served without TLS: a developer's own machine. */
const loopback = ["127.0.0.1", "[::1]"];

const settingsSchema = z.object({
  ADS_NAME: z.string().trim().min(1).max(60),
  ADS_FRAME_URL: z
    .url()
    .transform((text) => new URL(text))
    .refine(({ protocol, hostname }) => protocol === "https:" || (protocol === "http:" && loopback.includes(hostname)))
    // A semicolon in the host would end the directive of the policy.
    .refine(({ hostname }) => /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(hostname))
    .refine(({ username, password }) => username === "" && password === ""),
});

type AdSettings = Pick<Env, "ADS_NAME" | "ADS_FRAME_URL">;

/** Configuration of the deploy, not of a request: read once. */
let last: { key: string; network: AdNetwork | null } | undefined;

/**
 * The advertising network from the settings; null without one. Invalid settings are logged once and count as none: an
 * ad must not break a page.
 * @param own the site's own origin, which must not frame itself
 */
export function adNetwork({ ADS_NAME = "", ADS_FRAME_URL = "" }: AdSettings, own: string): AdNetwork | null {
  const key = JSON.stringify([ADS_NAME, ADS_FRAME_URL, own]);
  if (last?.key !== key) last = { key, network: read({ ADS_NAME, ADS_FRAME_URL }, own) };
  return last.network;
}

function read(settings: Required<AdSettings>, own: string): AdNetwork | null {
  if (settings.ADS_NAME === "" && settings.ADS_FRAME_URL === "") return null;
  const { success, data } = settingsSchema.safeParse(settings);
  if (!success || data.ADS_FRAME_URL.origin === own) {
    console.error(
      "No advertisements: ADS_FRAME_URL must be an https address of another origin than the site's, without credentials, and ADS_NAME the network's name of at most 60 characters.",
    );
    return null;
  }
  return { name: data.ADS_NAME, frameUrl: data.ADS_FRAME_URL.href, origin: data.ADS_FRAME_URL.origin };
}
