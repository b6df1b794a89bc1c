import { expect, test } from "../support/test.ts";
import { allVehicles, faultsOfPages } from "../support/vehicle-pages.ts";

test("every vehicle of the dataset has a page with its name and figures in the HTML", async ({ request }) => {
  const vehicles = await allVehicles(request);
  expect(vehicles.length).toBeGreaterThan(0);
  expect(await faultsOfPages(request, vehicles)).toEqual([]);
});
