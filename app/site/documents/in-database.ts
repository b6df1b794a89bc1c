/** The personal data in a table. */
export interface InDatabase {
  table: string;
  /** Every column of the table. */
  columns: readonly string[];
  what: string;
  purpose: string;
  kept: string;
}

/** How long most of this data is kept. */
export const WITH_ACCOUNT = "Until you unlink it or delete your account";
