import type { APIRequestContext } from "@playwright/test";
import { VEHICLE_VIEWS, vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleIndex, VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";

/** Every vehicle of the dataset that is served. */
export async function allVehicles(request: APIRequestContext): Promise<VehicleRow[]> {
  const index: VehicleIndex = await (await request.get("/api/files/vehicles/index.json")).json();
  return index.vehicles;
}

/** What is wrong with the HTML of vehicles' pages, of all their views: a line for each fault, none where all is well. */
export async function faultsOfPages(request: APIRequestContext, vehicles: readonly VehicleRow[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, slug, name, stats } of vehicles) {
    for (const view of VEHICLE_VIEWS) {
      const answer = await request.get(vehicleViewPath({ id, slug }, view), { maxRedirects: 0, maxRetries: 2 });
      const text = await answer.text();
      // Only what is shown: nonces are random and may well contain "NaN".
      const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
      const withoutNonces = main.replaceAll(/nonce="[^"]*"/g, "");
      const html = withoutNonces.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
      const health = stats.health?.toLocaleString("en") ?? "Not known";
      const what = `${id} ${name}, ${view}`;
      if (answer.status() !== 200) faults.push(`${what}: status ${answer.status()}`);
      else if (!html.includes(`>${name}</h1>`)) faults.push(`${what}: no name`);
      else if (/^(?:overview|statistics)$/.test(view) && !html.includes(health))
        faults.push(`${what}: no health ${health}`);
      else if (/\sstyle=|NaN|undefined|\[object/.test(html)) faults.push(`${what}: something unfinished`);
    }
  }
  return faults;
}
