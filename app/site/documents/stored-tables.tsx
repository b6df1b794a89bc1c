import type { ReactNode } from "react";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { IN_BROWSER } from "#app/site/documents/in-browser.ts";
import type { InDatabase } from "#app/site/documents/in-database.ts";
import { IN_KEY_VALUE, WITH_AN_ACCOUNT, WITHOUT_AN_ACCOUNT } from "#app/site/documents/stored-data.ts";

/** What the site writes into the browser. */
export function StoredInBrowser() {
  return (
    <StoredTable label="Stored in your browser" heads={["Name", "What for", "Where", "How long"]}>
      {IN_BROWSER.map(({ name, where, purpose, kept }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{purpose}</td>
          <td>{where}</td>
          <td>{kept}</td>
        </tr>
      ))}
    </StoredTable>
  );
}

/** What the databases hold about somebody who signed in. */
export function StoredWithAccount() {
  return (
    <StoredTable label="Stored with your account" heads={HEADS}>
      {WITH_AN_ACCOUNT.map(databaseRow)}
    </StoredTable>
  );
}

/** What is stored for a while and belongs to no account. */
export function StoredElsewhere() {
  const others = IN_KEY_VALUE.flatMap(({ prefix, shown }) => (shown ? [{ table: prefix, ...shown }] : []));
  return (
    <StoredTable label="Stored apart from accounts" heads={HEADS}>
      {[...WITHOUT_AN_ACCOUNT, ...others].map(databaseRow)}
    </StoredTable>
  );
}

const HEADS = ["What", "What for", "How long"];

function databaseRow({ table, what, purpose, kept }: Omit<InDatabase, "columns">) {
  return (
    <tr key={table}>
      <th scope="row">{what}</th>
      <td>{purpose}</td>
      <td>{kept}</td>
    </tr>
  );
}

interface StoredTableProps {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

function StoredTable({ label, heads, children }: StoredTableProps) {
  return (
    <ScrollFrame className="doc-table" aria-label={label}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollFrame>
  );
}
