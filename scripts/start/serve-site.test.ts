import { describe, expect, it } from "vitest";
import { providerSettings } from "#scripts/start/serve-site.ts";

const simulated = {
  PATREON_CLIENT_ID: "simulated",
  PATREON_ORIGIN: "http://127.0.0.1:8788",
  TWITCH_CLIENT_ID: "simulated",
};

describe("the providers of a local start", () => {
  it("are simulators where there are no credentials", () => {
    expect(providerSettings(simulated, { PATH: "/bin" })).toEqual(simulated);
  });

  it("are real one by one, and nothing of the simulator stays with a real one", () => {
    const environment = { PATREON_CLIENT_ID: "real", PATREON_CLIENT_SECRET: "secret", PATH: "/bin" };
    expect(providerSettings(simulated, environment)).toEqual({
      PATREON_CLIENT_ID: "real",
      PATREON_CLIENT_SECRET: "secret",
      TWITCH_CLIENT_ID: "simulated",
    });
  });
});
