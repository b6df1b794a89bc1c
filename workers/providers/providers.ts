import type { StatusProvider } from "#app/game/accounts/providers.ts";
import type { Env } from "#workers/env.ts";
import { createPatreon, patreonSettingsSchema } from "./patreon.ts";
import type { Provider } from "./provider.ts";

/** Makes a provider from the Worker's settings; null where they are not there. */
type ProviderFactory = (env: Env) => Provider | null;

/** A new provider is one file and one entry here. */
export const PROVIDERS: Partial<Record<StatusProvider, ProviderFactory>> = {
  patreon: (env) => {
    const settings = patreonSettingsSchema.safeParse(env);
    return settings.success ? createPatreon(settings.data) : null;
  },
};
