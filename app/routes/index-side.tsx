import { useMemo } from "react";
import { HomeAside, type HomeAsideProps } from "#app/features/home/home-aside.tsx";
import { IndexAside } from "#app/features/vehicle-index/index-aside.tsx";
import type { IndexView } from "#app/features/vehicle-index/index-view.ts";
import { type Packed, unpack } from "#app/lib/embedded-data/packed.ts";

export interface IndexSideProps {
  home: HomeAsideProps;
  view: Packed<IndexView>;
  patch: string;
  date: string;
}

/** The side column of the index: what is new, then the ways into the table and what its figures are. */
export function IndexSide({ home, view, patch, date }: IndexSideProps) {
  return (
    <>
      <HomeAside {...home} />
      <IndexAside view={useMemo(() => unpack(view), [view])} patch={patch} date={date} />
    </>
  );
}
