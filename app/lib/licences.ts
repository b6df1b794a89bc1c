/** A package or font of others that ships with the site. */
export interface ThirdParty {
  name: string;
  version: string;
  /** An SPDX expression, or the words for terms of its own. */
  licence: string;
}

/** What ships of others, as JSON; the build writes it (scripts/licences). */
export const LICENCES_FILE = "/licences.json";
/** The texts of their licences, written with it. */
export const LICENCE_TEXTS_FILE = "/licences.txt";
