import { describe, expect, it } from "vitest";
import { feedLinks, googleEventLink, outlookEventLink } from "./calendar-links.ts";

const stream = {
  title: "Stream & drops",
  span: { start: "2026-11-28T17:00:00Z", end: "2026-11-28T19:30:00Z" },
  allDay: false,
  details: "https://index.example/calendar/stream",
};
const sale = { ...stream, span: { start: "2026-12-31", end: "2026-12-31" }, allDay: true };
const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe("an event in another calendar", () => {
  it("of Google has its moments in UTC, or its days with the first one after", () => {
    expect(queryOf(googleEventLink(stream))).toEqual({
      action: "TEMPLATE",
      text: "Stream & drops",
      dates: "20261128T170000Z/20261128T193000Z",
      details: stream.details,
    });
    expect(queryOf(googleEventLink(sale)).dates).toBe("20261231/20270101");
  });

  it("of Outlook the same", () => {
    expect(queryOf(outlookEventLink(stream))).toMatchObject({
      subject: "Stream & drops",
      startdt: "2026-11-28T17:00:00Z",
      enddt: "2026-11-28T19:30:00Z",
      allday: "false",
    });
    expect(queryOf(outlookEventLink(sale))).toMatchObject({
      startdt: "2026-12-31",
      enddt: "2027-01-01",
      allday: "true",
    });
  });
});

it("a feed is subscribed to by its address", () => {
  const links = feedLinks("https://index.example/api/calendar.ics?category=drops", "The Index");
  expect(links.apple).toBe("webcal://index.example/api/calendar.ics?category=drops");
  expect(queryOf(links.google).cid).toBe(links.apple);
  expect(queryOf(links.outlook)).toEqual({
    url: "https://index.example/api/calendar.ics?category=drops",
    name: "The Index",
  });
});
