import { Temporal } from "temporal-polyfill";
import {
  MAP_ROTATION_FEED_PATH,
  MAP_ROTATION_PATH,
  type MapRotation,
  type MapRotationFeed,
  type RotationChange,
} from "#app/game/model/content/map-rotation.ts";
import { daysOf } from "#app/game/rotation/partial-date.ts";
import { changedOn, eventProperties } from "../event-properties.ts";

/** Of every UID, whatever the site's address is. */
const UID_DOMAIN = "map-rotation.the-index";

interface RotationFiles extends Record<string, MapRotation | MapRotationFeed> {
  [MAP_ROTATION_PATH]: MapRotation;
  [MAP_ROTATION_FEED_PATH]: MapRotationFeed;
}

/** What is published of these entries: all of them by date, and those changes whose day is known as parts of a feed. */
export function rotationFiles(entries: readonly RotationChange[]): RotationFiles {
  const changes = entries.toSorted((a, b) => compare(key(a), key(b)));
  const events = changes.flatMap((change) => {
    const { first, last } = daysOf(change.date);
    return change.kind === "listed" || first !== last ? [] : [{ id: change.id, properties: propertiesOf(change) }];
  });
  return { [MAP_ROTATION_PATH]: { changes }, [MAP_ROTATION_FEED_PATH]: { events } };
}

const key = ({ date, id }: RotationChange) => `${daysOf(date).first} ${daysOf(date).last} ${id}`;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function propertiesOf({ id, date, title, detail, note, sources, updated, patch }: RotationChange): string {
  const day = Temporal.PlainDate.from(date);
  const from = sources.map(({ name, url }) => `Source: ${name}, ${url}`);
  return eventProperties({
    ...{ id: `${id}@${UID_DOMAIN}`, ...changedOn(updated) },
    // A whole day, wherever one is; its end is the day after it.
    ...{ allDay: true, start: day, end: day.add({ days: 1 }) },
    summary: title,
    description: [detail, patch && `Patch ${patch}`, note, ...from].filter(Boolean).join("\n"),
    categories: [{ name: "Map rotation" }],
  });
}
