import type { z } from "zod";
import type { StatusProvider } from "#app/game/accounts/providers.ts";
import type { Env } from "#workers/bindings.ts";
import { createGoogle, googleSettingsSchema } from "./google.ts";
import { createPatreon, patreonSettingsSchema } from "./patreon.ts";
import type { Provider } from "./provider.ts";
import { createTwitch, twitchSettingsSchema } from "./twitch.ts";

/** Makes a provider from the Worker's settings; null where they are not there. */
type ProviderFactory = (env: Env) => Provider | null;

/** A new provider is one file and one entry here. */
export const PROVIDERS: Record<StatusProvider, ProviderFactory> = {
  patreon: configured(patreonSettingsSchema, createPatreon),
  twitch: configured(twitchSettingsSchema, createTwitch),
  google: configured(googleSettingsSchema, createGoogle),
};

function configured<S>(schema: z.ZodType<S>, create: (settings: S) => Provider): ProviderFactory {
  return (env) => {
    const settings = schema.safeParse(env);
    return settings.success ? create(settings.data) : null;
  };
}
