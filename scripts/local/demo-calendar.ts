import { Temporal } from "temporal-polyfill";
import { CALENDAR_PATH, type Calendar } from "#app/game/calendar/calendar.ts";
import type { CalendarCategory } from "#app/game/model/enumerations/calendar-categories.ts";
import { calendarFiles } from "#scripts/publish/content/calendar/calendar-files.ts";
import { type EventFields, eventSchema, readEvent } from "#scripts/publish/content/calendar/read-event.ts";
import { datasetWith } from "#scripts/publish/dataset-files.ts";
import type { LocalDataset } from "#scripts/publish/publish.ts";

/** A dataset with the demo calendar in place of the real one. */
export function withDemoCalendar(dataset: LocalDataset, now: number): LocalDataset {
  return datasetWith(dataset, new Map(demoFiles(now)));
}

/** Content for a local site: with the demo calendar where it has no events of its own. */
export function orDemoCalendar(content: ReadonlyMap<string, string>, now: number): ReadonlyMap<string, string> {
  const { events } = JSON.parse(content.get(CALENDAR_PATH) ?? '{"events":[]}') as Pick<Calendar, "events">;
  return events.length > 0 ? content : new Map([...content, ...demoFiles(now)]);
}

function demoFiles(now: number): [path: string, text: string][] {
  return Object.entries(demoCalendar(now)).map(([path, value]) => [path, JSON.stringify(value)]);
}

type DemoEvent = Pick<EventFields, "id" | "title"> & Partial<EventFields> & { category: CalendarCategory };

/**
 * Made-up events around a given day, one of every kind, so that the calendar has content when the site runs with the
 * simulators. Written and read like those in `data/content`. The page says that they are made up.
 * @param now unix time in milliseconds
 */
function demoCalendar(now: number): ReturnType<typeof calendarFiles> {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO("UTC").toPlainDate();
  const day = (offset: number) => today.add({ days: offset }).toString();
  const from = (offset: number, length: number) => ({ start: day(offset), end: day(offset + length - 1) });
  const at = (offset: number, begin: string, end: string) => ({
    start: `${day(offset)} ${begin}`,
    end: `${day(offset)} ${end}`,
    zone: "Europe/Berlin",
  });
  const rows: DemoEvent[] = [
    { id: "autumn-season", title: "Ranked season", category: "gameMode", ...from(-17, 26) },
    { id: "tree-heavies", title: "Discounts on a branch of heavies", category: "topOfTheTree", ...from(-12, 14) },
    { id: "tree-mediums", title: "Discounts on a branch of mediums", category: "topOfTheTree", ...from(2, 14) },
    { id: "playoffs", title: "Tournament, playoffs", category: "tournamentCompetition", ...from(-1, 3) },
    { id: "group-stage", title: "Tournament, group stage", category: "tournamentCompetition", ...from(-6, 3) },
    { id: "campaign", title: "Campaign on the global map", category: "clans", ...from(-9, 5) },
    { id: "weekend-sale", title: "Weekend discounts", category: "discountsSales", ...from(5, 4) },
    { id: "test-round-2", title: "Common test, second round", category: "patchCommonTest", ...from(8, 7) },
    { id: "chapter", title: "New chapter of the pass", category: "battlePass", ...from(10, 30) },
    { id: "missions", title: "Weekend missions", category: "otherEvents", ...from(-8, 4) },
    {
      id: "update",
      title: "Update of the game",
      category: "patchCommonTest",
      ...at(17, "05:00", "09:30"),
    },
    {
      id: "stream",
      title: "Stream with drops",
      category: "drops",
      ...at(-12, "18:00", "23:00"),
      repeats: "FREQ=WEEKLY",
      except: [`${day(9)} 18:00`],
      summary: "A made-up stream: every week at six in the evening in Berlin, except once.",
    },
    {
      id: "clan-evening",
      title: "Clan night",
      category: "clans",
      ...at(3, "20:00", "22:30"),
      repeats: "FREQ=WEEKLY;COUNT=6",
    },
  ];
  const events = rows.map(({ id, ...more }) => {
    const fields = {
      id: `demo-${id}`,
      source: { name: "Nobody: it is made up" },
      updated: day(-20),
      ...more,
    };
    const event = readEvent(eventSchema.parse(fields), (field, message) => {
      throw new Error(`The demo calendar: ${id}, ${field}: ${message}`);
    });
    if (!event) throw new Error(`The demo calendar: ${id} cannot be read.`);
    return event;
  });
  return calendarFiles(events, true);
}
