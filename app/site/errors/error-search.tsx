/** Letters of a name that are looked for. */
export const LONGEST_NAME = 60;

/** A search by name, for something that an address does not lead to. */
export interface ErrorSearch {
  /** The page that has the search in its address, as `q`. */
  action: string;
  /** What to type. */
  label: string;
  /** The name in the address. */
  typed: string;
  /** What has a similar name. */
  similar?: readonly { label: string; href: string }[];
}

/** The search as a form, with the name of the address in it. Works without script. */
export function ErrorSearchForm({ search: { action, label, typed, similar = [] } }: { search: ErrorSearch }) {
  return (
    <>
      {similar.length > 0 && (
        <p className="flex flex-wrap gap-x-12px gap-y-4px mt-16px color-text-2">
          Similar names:
          {similar.map(({ label, href }) => (
            <a key={href} className="text-link" href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
      <search className="block mt-16px" aria-label="Search by name">
        <form action={action} className="flex gap-8px items-center">
          <label className="field flex-1 min-w-0 max-w-320px h-40px">
            <i className="i-lucide-search" />
            <span className="sr-only">{label}</span>
            <input
              type="search"
              name="q"
              defaultValue={typed}
              placeholder={label}
              maxLength={LONGEST_NAME}
              required
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </label>
          <button type="submit" className="button h-40px">
            Find
          </button>
        </form>
      </search>
    </>
  );
}
