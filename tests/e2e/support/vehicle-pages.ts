import type { APIRequestContext } from "@playwright/test";
import type { VehicleIndex, VehicleRow } from "#app/game/model/vehicle/vehicle-index.ts";

/** Every vehicle of the dataset that is served. */
export async function allVehicles(request: APIRequestContext): Promise<VehicleRow[]> {
  const index: VehicleIndex = await (await request.get("/api/files/vehicles/index.json")).json();
  return index.vehicles;
}

/** What is wrong with the HTML of vehicles' pages: a line for each fault, none where all is well. */
export async function faultsOfPages(request: APIRequestContext, vehicles: readonly VehicleRow[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, slug, name, stats } of vehicles) {
    const answer = await request.get(`/${id}/${slug}`, { maxRedirects: 0 });
    const text = await answer.text();
    // Only what is shown: nonces are random and may well contain "NaN".
    const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    const shown = main.replaceAll(/nonce="[^"]*"/g, "");
    const html = shown.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
    const health = stats.health?.toLocaleString("en") ?? "Not known";
    if (answer.status() !== 200) faults.push(`${id} ${name}: status ${answer.status()}`);
    else if (!html.includes(`>${name}</h1>`)) faults.push(`${id} ${name}: no name`);
    else if (!html.includes(health)) faults.push(`${id} ${name}: no health ${health}`);
    else if (/\sstyle=|NaN|undefined|\[object/.test(html)) faults.push(`${id} ${name}: something unfinished`);
  }
  return faults;
}
