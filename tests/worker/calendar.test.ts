import { sha1 } from "hono/utils/crypto";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { CALENDAR_FEED_PATH, type CalendarFeed } from "#app/game/calendar/calendar.ts";
import { ask, publishFiles } from "./support/site.ts";

const version = "1.26.1.0-000000000001";

const properties = (id: string, start: string) =>
  `UID:${id}@calendar.the-index\r\nDTSTAMP:20261101T000000Z\r\n${start}\r\nSUMMARY:${id}\r\n`;
const feed: CalendarFeed = {
  events: [
    { id: "stream", category: "drops", zone: null, properties: properties("stream", "DTSTART:20261125T170000Z") },
    {
      id: "evening",
      category: "clans",
      zone: "Europe/Berlin",
      properties: properties("evening", "DTSTART;TZID=Europe/Berlin:20261125T180000\r\nRRULE:FREQ=WEEKLY"),
    },
  ],
  zones: {
    "Europe/Berlin":
      "BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\nBEGIN:STANDARD\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nDTSTART:19701025T030000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n",
  },
};
const files = { [CALENDAR_FEED_PATH]: JSON.stringify(feed) };

async function uids(search: string): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await ask(`/api/calendar.ics${search}`)).text()));
  return calendar
    .getAllSubcomponents("vevent")
    .map((event) => String(event.getFirstPropertyValue("uid")).split("@")[0] ?? "");
}

const problem = async (search: string) => {
  const answer = await ask(`/api/calendar.ics${search}`);
  return [answer.status, (await answer.json<{ error: { message: string } }>()).error.message];
};

describe("the feed of the calendar", () => {
  it("has every event, or those of some categories, or one", async () => {
    await publishFiles(version, files);
    expect(await uids("")).toEqual(["stream", "evening"]);
    expect(await uids("?category=clans")).toEqual(["evening"]);
    expect(await uids("?category=clans,drops")).toEqual(["stream", "evening"]);
    expect(await uids("?category=clans&category=drops")).toEqual(["stream", "evening"]);
    expect(await uids("?category=battlePass")).toEqual([]);
    expect(await uids("?event=stream")).toEqual(["stream"]);
  });

  it("has the zones that its events name, and the address of their pages", async () => {
    await publishFiles(version, files);
    const all = await (await ask("/api/calendar.ics")).text();
    expect(all).toContain("TZID:Europe/Berlin\r\n");
    expect(all).toMatch(/\r\nURL:https:\/\/[^\r]+\/calendar\/stream\r\n/);
    expect(await (await ask("/api/calendar.ics?category=drops")).text()).not.toContain("VTIMEZONE");
  });

  it("is text for calendars, with a name, and open to every site", async () => {
    await publishFiles(version, files);
    const { headers } = await ask("/api/calendar.ics?category=drops");
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('inline; filename="the-index.ics"');
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect((await ask("/api/calendar.ics?event=stream")).headers.get("content-disposition")).toContain("stream.ics");
  });

  it("answers a reader that has it already with 304, until content or filter is another", async () => {
    await publishFiles(version, files);
    const etag = (await ask("/api/calendar.ics?category=drops")).headers.get("etag") ?? "";
    const again = (search: string) => ask(`/api/calendar.ics${search}`, { headers: { "if-none-match": etag } });
    expect((await again("?category=drops")).status).toBe(304);
    expect((await again("?category=clans")).status).toBe(200);
    await publishFiles("1.26.1.0-000000000002", { [CALENDAR_FEED_PATH]: JSON.stringify({ ...feed, events: [] }) });
    expect((await again("?category=drops")).status).toBe(200);
  });

  it("has the ETag of its text, so that another build's is not taken for it", async () => {
    await publishFiles(version, files);
    const answer = await ask("/api/calendar.ics?event=stream");
    expect(answer.headers.get("etag")).toBe(`W/"${await sha1(await answer.arrayBuffer())}"`);
  });

  it("says what it does not understand", async () => {
    await publishFiles(version, files);
    expect(await problem("?category=drops,sports")).toEqual([
      400,
      expect.stringContaining("There is no category “sports”; there are drops, "),
    ]);
    expect(await problem("?from=2026")).toEqual([
      400,
      "There is no parameter “from”; there are category, event and remind.",
    ]);
    expect(await problem("?event=nothing")).toEqual([404, "There is no event nothing."]);
  });

  it("asks for a reminder where that is wanted, of one event alone", async () => {
    await publishFiles(version, files);
    const etags = new Set<string | null>();
    const alarms = async (search: string) => {
      const answer = await ask(`/api/calendar.ics${search}`);
      etags.add(answer.headers.get("etag"));
      const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
      return calendar.getAllSubcomponents("vevent").flatMap((event) =>
        event.getAllSubcomponents("valarm").map((alarm) => {
          const trigger = alarm.getFirstPropertyValue("trigger") as ICAL.Duration;
          return [alarm.getFirstPropertyValue("action"), trigger.toSeconds()];
        }),
      );
    };
    expect(await alarms("?event=evening&remind=60")).toEqual([["DISPLAY", -3600]]);
    expect(await alarms("?event=evening&remind=5")).toEqual([["DISPLAY", -300]]);
    expect(await alarms("?event=evening")).toEqual([]);
    expect(etags.size).toBe(3);
    for (const search of ["?event=evening&remind=40321", "?event=evening&remind=-5", "?event=evening&remind=soon"])
      expect(await problem(search)).toEqual([400, "remind must be a number of minutes from 0 to 40320."]);
    expect(await problem("?remind=60")).toEqual([400, expect.stringContaining("remind needs an event")]);
  });

  it("is empty where no calendar is published", async () => {
    await publishFiles(version, {});
    expect(await uids("")).toEqual([]);
  });
});
