import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseCalendarQuery } from "./calendar-query.ts";
import { ZoneMenu } from "./zone-menu.tsx";

test.each(["UTC", "Europe/Berlin", "Etc/GMT+5"])("the menu of zones has %s chosen where times are in it", (name) => {
  const regions: [string, string[]][] = [["Europe", ["Berlin", "Paris"]]];
  const zone = { name, offset: "", chosen: true, regions };
  const html = renderToStaticMarkup(<ZoneMenu zone={zone} query={parseCalendarQuery(new URLSearchParams())} />);
  expect([...html.matchAll(/<option value="([^"]+)" selected=""/g)].map(([, value]) => value)).toEqual([name]);
});
