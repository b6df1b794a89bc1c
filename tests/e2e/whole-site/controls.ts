import { browsing } from "./controls/browsing.ts";
import { further } from "./controls/further.ts";
import { pages } from "./controls/pages.ts";
import { signing } from "./controls/signing.ts";

/** A kind of control that the site shows, and the file with the test that clicks it as a visitor does. */
export interface Control {
  /** Matches entries of `controlsOf` of this kind. */
  is: RegExp;
  /** Name of a test file below tests/e2e, without `.test.ts`. */
  file: string;
}

/** Controls of the site as its visitors have it. */
export const controls: Control[] = [...browsing, ...pages, ...further, ...signing].flatMap(([file, ...is]) =>
  is.map((is) => ({ is, file })),
);

/** Further controls of a site without published data, and with an advertising network. */
export const controlsOfAnEmptySite: Control[] = [
  {
    is: /^button Support the Index › (?:Allow|Refuse) ads$/,
    file: "ads",
  },
  {
    is: /^button (?:Footer|Ad choices) › (?:Ad choices|Allow ads|Refuse ads|Close)$/,
    file: "ads",
  },
  {
    is: /^button main › Copy$/,
    file: "errors",
  },
];
