/**
 * Where spreadsheets and scripts find what a page shows.
 * @param path of the page's own document below the dataset's root; absent where there is none
 */
export function OpenData({ path }: { path?: string }) {
  return (
    <p className="note mt-12px">
      For spreadsheets and scripts:{" "}
      {path !== undefined && (
        <>
          <a className="text-link" href={`/api/files/${path}`}>
            this table as JSON
          </a>
          , and{" "}
        </>
      )}
      the figures of all vehicles as{" "}
      <a className="text-link" href="/api/vehicles.csv">
        CSV
      </a>{" "}
      or{" "}
      <a className="text-link" href="/api/vehicles.json">
        JSON
      </a>
      , which take the filters, order and columns of the index’s address.
    </p>
  );
}
