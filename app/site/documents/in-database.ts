/** What a table holds of people. */
export interface InDatabase {
  table: string;
  /** Every column of the table. */
  columns: readonly string[];
  what: string;
  purpose: string;
  kept: string;
}

/** How long most of it is kept. */
export const WITH_ACCOUNT = "Until you unlink it or delete your account";
