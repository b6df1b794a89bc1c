import { encodeTankId } from "#app/game/model/addresses/tank-id.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { Faults } from "../../faults.ts";
import type { PublishedName } from "../../normalise/fittings/catalogue.ts";
import { Cursor } from "../cursor.ts";
import { parseDefinition } from "../definition.ts";
import type { RawFiles } from "../raw-files.ts";
import type { GameTexts } from "./game-texts.ts";

/**
 * What the texts of a game call its vehicles, by tank_id. A nation without any name is a fault: its file of texts is
 * missing then.
 */
export function gameNames(
  { files, texts }: { files: RawFiles; texts: GameTexts },
  faults: Faults,
): Map<number, PublishedName> {
  const names = new Map<number, PublishedName>();
  for (const nation of NATIONS) {
    const path = `item_defs/vehicles/${nation}/list.xml`;
    const source = files.read(path);
    const root = source === undefined ? undefined : parseDefinition(source, path, faults);
    const entries = new Cursor(path, "", root, faults).children().filter((entry) => entry.has("id"));
    const before = names.size;
    for (const entry of entries) {
      const name = texts.find(entry.maybe("userString")?.text() ?? "");
      const shortName = texts.find(entry.maybe("shortUserString")?.text() ?? "") ?? "";
      const id = encodeTankId(nation, Number(entry.child("id").text()) & 0xffff);
      if (name !== undefined) names.set(id, { name, shortName, tag: entry.name, ofGame: true });
    }
    if (entries.length > 0 && names.size === before) {
      faults.add(texts.place, "", `names none of the ${entries.length} vehicles of ${nation}`);
    }
  }
  return names;
}
