import type { ReactNode } from "react";
import { TypedInput } from "#app/components/typed-field.tsx";
import { REGION_LABELS, REGION_SHORT_LABELS, REGIONS, type Region } from "#app/game/model/enumerations/regions.ts";

interface SearchFormProps {
  /** The page that has the search in its address, as `q` and `region`. */
  action: string;
  /** Purpose: "Find a clan". */
  label: string;
  /** What to type: "Clan tag or name". */
  field: string;
  typed: string;
  /** Letters that can be typed. */
  shortest: number;
  longest: number;
  /** Null for all regions, only allowed with `everywhere`. */
  region: Region | null;
  /** Whether one may look in all regions at once. */
  everywhere?: boolean;
  /** Further links next to the form. */
  children?: ReactNode;
}

/** Searches a region for a player or clan by name. Works without script: the URL holds the search. */
export function SearchForm({ action, label, field, typed, shortest, longest, region, ...others }: SearchFormProps) {
  const { everywhere = false, children } = others;
  const choice = (value: Region | "all", title: string, text: string) => (
    <label key={value} className="radio-choice" title={title}>
      <input
        type="radio"
        className="sr-only"
        name="region"
        value={value}
        defaultChecked={value === (region ?? "all")}
        aria-label={title}
      />
      {text}
    </label>
  );
  return (
    <search className="block mb-20px print:hidden" aria-label={label}>
      <form action={action} className="flex flex-wrap gap-8px items-center">
        <label className="field flex-1 min-w-200px max-w-440px h-40px">
          <i className="i-lucide-search" />
          <span className="sr-only">{field}</span>
          <TypedInput
            type="search"
            name="q"
            value={typed}
            placeholder={field}
            minLength={shortest}
            maxLength={longest}
            required
            autoCapitalize="off"
          />
        </label>
        <fieldset className="segmented" key={region}>
          <legend className="sr-only">Region</legend>
          {everywhere && choice("all", "All regions", "All")}
          {REGIONS.map((option) => choice(option, REGION_LABELS[option], REGION_SHORT_LABELS[option]))}
        </fieldset>
        <button type="submit" className="button button-primary h-40px lt-tablet:flex-1 lt-tablet:h-46px">
          Find
        </button>
        {children}
      </form>
    </search>
  );
}
