import type { Cursor } from "../../read/cursor.ts";
import { mergeXml } from "../../read/merge-xml.ts";
import type { XmlElement } from "../../read/xml.ts";
import type { Components } from "./components.ts";

/** What a shot cannot be without. */
const WHOLE = ["speed", "maxDistance", "piercingPower"];

/**
 * The second file of a vehicle with the shots of its guns made whole: it may bring only what differs there (a speed, a
 * damage), and the rest is the first file's.
 */
export function withWholeShots(second: Cursor, firstFile: Cursor, components: Components): Cursor {
  const turrets = second.child("turrets0");
  if (!turrets.children().some((turret) => partialGuns(turret).length > 0)) return second;
  const whole = turrets.children().map((turret) => {
    const base = firstFile.child("turrets0").maybe(turret.name)?.maybe("guns");
    const guns = turret
      .child("guns")
      .children()
      .map((gun) => wholeGun(gun, base?.maybe(gun.name), components));
    return replace(turret.element, "guns", guns);
  });
  return second.with((second.element?.children ?? []).map((child) => replaceIn(child, "turrets0", whole)));
}

function partialGuns(turret: Cursor): Cursor[] {
  const isPartial = (shot: Cursor) => WHOLE.some((name) => !shot.has(name));
  return (turret.maybe("guns")?.children() ?? []).filter((gun) => gun.maybe("shots")?.children().some(isPartial));
}

function wholeGun(gun: Cursor, base: Cursor | undefined, components: Components): XmlElement {
  const own = gun.maybe("shots")?.element;
  const shots = base && components.body("gun", base).maybe("shots")?.element;
  const element = gun.element ?? EMPTY;
  return own && shots ? replace(element, "shots", mergeXml(shots, own).children) : element;
}

const EMPTY: XmlElement = { name: "", text: "", children: [] };

/** The element with the children of its child of this name exchanged. */
function replace(element: XmlElement | undefined, name: string, children: XmlElement[]): XmlElement {
  const { children: all, ...rest } = element ?? EMPTY;
  return { ...rest, children: all.map((child) => replaceIn(child, name, children)) };
}

function replaceIn(child: XmlElement, name: string, children: XmlElement[]): XmlElement {
  return child.name === name ? { ...child, children } : child;
}
