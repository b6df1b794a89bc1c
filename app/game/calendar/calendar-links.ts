import type { Span } from "./calendar.ts";

/** Event data passed to another calendar. */
interface LinkedEvent {
  title: string;
  /** Of whole days, "2026-11-28"; else instants in UTC, "2026-11-28T17:00:00Z". */
  span: Span;
  allDay: boolean;
  /** The text below the title there. */
  details: string;
}

const DAY = 86_400_000;
/** The next day: other calendars expect an exclusive end day. */
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
const queryOf = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
const digits = (time: string) => time.replaceAll(/[-:]|\.\d+/g, "");

/** The page of Google Calendar that adds an event: its template of events, `dates` in UTC, the end not included. */
export function googleEventLink({ title, span: { start, end }, allDay, details }: LinkedEvent): string {
  const dates = [start, allDay ? dayAfter(end) : end].map(digits).join("/");
  return `https://calendar.google.com/calendar/render?${queryOf({ action: "TEMPLATE", text: title, dates, details })}`;
}

/** The page of Outlook that adds an event. */
export function outlookEventLink({ title, span: { start, end }, allDay, details }: LinkedEvent): string {
  const query = queryOf({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: start,
    enddt: allDay ? dayAfter(end) : end,
    allday: String(allDay),
    body: details,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}

/** Where Google Calendar and Outlook subscribe to a feed. Apple's calendar takes the address as `webcal:` itself. */
export function feedLinks(address: string, name: string) {
  const webcal = address.replace(/^https?:/, "webcal:");
  return {
    apple: webcal,
    google: `https://calendar.google.com/calendar/render?${queryOf({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${queryOf({ url: address, name })}`,
  };
}
