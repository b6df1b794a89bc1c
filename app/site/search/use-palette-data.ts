import { useCallback, useEffect, useState } from "react";
import { documentsOf, neededDocumentsOf } from "#app/api/documents.ts";
import { MAP_NAMES_FILE, type MapName } from "#app/game/maps/map-file.ts";
import { vehicleColumnPath } from "#app/game/model/vehicle/column-keys.ts";
import type { VehicleColumn } from "#app/game/model/vehicle/vehicle-column.ts";
import { fromColumns, VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import type { PlayerRating, RatingAnswer } from "#app/game/players/answers.ts";
import { joined, type PaletteIndex, paletteIndex, searchPalette } from "#app/game/search/palette.ts";
import { vehicleEntry } from "#app/game/search/palette-vehicles.ts";
import { type GlossaryTerm, QUESTIONS_PATH, type Question, TERMS_PATH } from "#app/game/site/faq.ts";
import { isIndexStat, type StatKey } from "#app/game/stats/keys.ts";
import { call } from "#app/lib/api.ts";
import { answerItem } from "./answers.ts";
import { mapItem, termItems } from "./entries.ts";
import type { FoundItem, VehicleItem } from "./items.ts";
import type { PaletteState } from "./results.ts";

interface Known {
  vehicles: PaletteIndex<VehicleItem>;
  /** In the order of the columns. */
  ids: readonly number[];
}

// Fetched once per document, in the browser only.
let knownVehicles: Known | undefined;
let knownOthers: PaletteIndex<FoundItem> | undefined;

const NONE: Known = { vehicles: { rows: [] }, ids: [] };

interface PaletteVehicles extends Known {
  status: PaletteState["status"];
  retry(): void;
}

/** All vehicles, ready to be searched. */
export function usePaletteVehicles(): PaletteVehicles {
  const [known, setKnown] = useState(knownVehicles);
  const [failed, setFailed] = useState(false);

  const fetchAll = useCallback(() => {
    if (knownVehicles) return;
    setFailed(false);
    neededDocumentsOf(null)<VehicleColumns>(VEHICLE_COLUMNS_PATH).then(
      (columns) => {
        const vehicles = paletteIndex(fromColumns(columns).map(vehicleEntry));
        // Runs one search ahead: the first one is many times slower than later ones.
        searchPalette(vehicles, "e 1");
        knownVehicles = { vehicles, ids: columns.id };
        setKnown(knownVehicles);
      },
      () => setFailed(true),
    );
  }, []);

  useEffect(fetchAll, [fetchAll]);

  if (known) return { ...known, status: "ready", retry: fetchAll };
  return { ...NONE, status: failed ? "failed" : "loading", retry: fetchAll };
}

/** Maps, terms and questions of the FAQ; unavailable ones are missing, and the rest works. */
export function usePaletteOthers(): PaletteIndex<FoundItem> {
  const [others, setOthers] = useState(knownOthers);

  useEffect(() => {
    if (knownOthers) return;
    const json = documentsOf(null);
    const fetched = <T>(path: string, items: (list: readonly T[]) => FoundItem[]) =>
      json<readonly T[]>(path).then(
        (list) => paletteIndex(items(list ?? [])),
        () => null,
      );
    Promise.all([
      fetched<MapName>(MAP_NAMES_FILE, (maps) => maps.map(mapItem)),
      fetched<GlossaryTerm>(TERMS_PATH, termItems),
      fetched<Question>(QUESTIONS_PATH, (questions) => questions.map(answerItem)),
    ]).then((all) => {
      const index = joined(all.filter((loaded) => loaded !== null));
      // Failed requests are repeated when the search is next opened.
      if (all.every((loaded) => loaded !== null)) knownOthers = index;
      setOthers(index);
    });
  }, []);

  return others ?? NONE.vehicles;
}

// Requested once per document; null if nothing is known of the player.
const knownRatings = new Map<number, PlayerRating | null>();

/** The ratings of players. @param ids of the wanted players */
export function useRatings(ids: readonly number[]): ReadonlyMap<number, PlayerRating> {
  const [ratings, setRatings] = useState<ReadonlyMap<number, PlayerRating>>(new Map());
  const wanted = ids.join(",");

  useEffect(() => {
    const all = wanted === "" ? [] : wanted.split(",").map(Number);
    const requests = all.map(async (id) => {
      const rating =
        knownRatings.get(id) ?? (await call<RatingAnswer>(fetch, `/api/accounts/${id}/rating`))?.rating ?? null;
      knownRatings.set(id, rating);
      return [id, rating] as const;
    });
    Promise.all(requests).then((found) => {
      const known = found.flatMap(([id, rating]) => (rating ? [[id, rating] as const] : []));
      if (known.length > 0) setRatings((before) => new Map([...before, ...known]));
    });
  }, [wanted]);

  return ratings;
}

/** A stat of all vehicles that the index does not hold. @param key null: none is needed */
export function useStatColumn(key: StatKey | null, ids: readonly number[]): PaletteState["column"] {
  const [column, setColumn] = useState<PaletteState["column"]>(null);

  useEffect(() => {
    if (key === null || isIndexStat(key) || ids.length === 0) return;
    let wanted = true;
    documentsOf(null)<VehicleColumn>(vehicleColumnPath(key)).then(
      (found) => {
        const cells = found?.cells ?? [];
        const values = new Map(ids.map((id, i) => [id, typeof cells[i] === "number" ? cells[i] : null]));
        if (wanted) setColumn({ key, values });
      },
      // The list does without figures.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [key, ids]);

  return column?.key === key ? column : null;
}
